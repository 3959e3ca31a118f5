/** The programs of the native build. */
import { fileURLToPath } from 'node:url';

/** @param {string} name @returns {string} where the program lies */
export const nativeProgram = (name) =>
  fileURLToPath(new URL(`../../build/native-bench/tests/bench/${name}`, import.meta.url));
