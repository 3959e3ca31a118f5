/**
 * No line of code is longer than a screen beside another is wide. The formatters break what they can; what they leave,
 * a text or the title of a test, has to be said shorter or in two lines.
 */
import { Findings, listed, readText } from './files.mjs';

const MOST_CHARACTERS = 120;
const CODE = /\.(js|mjs|ts|tsx|css|cc|h|sh|py|yml)$|^scripts\/[a-z]+$/;

const findings = new Findings();
for (const path of listed().filter((name) => CODE.test(name) && !name.startsWith('tests/data/'))) {
  for (const [index, line] of readText(path).split('\n').entries()) {
    if (line.length > MOST_CHARACTERS) findings.add(path, index + 1, `${line.length} characters in a line`);
  }
}
