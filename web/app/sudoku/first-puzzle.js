/** The puzzle that is there at the start. */
export const first = '..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..';
