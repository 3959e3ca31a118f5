/**
 * Stands for web/app/node-files.js where all files are inside the script: nothing is read beside it, under node
 * neither.
 */
export const readBinary = null;
