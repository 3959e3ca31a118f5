/** All files that are damaged while they are kept, where all are tried: see tests/e2e/support/harm.js. */
import { useApp } from '../support/app.js';
import { harmAllKept } from '../support/harm.js';

harmAllKept(useApp().open);
