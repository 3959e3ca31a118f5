/** All files that are missing, where all are tried: see tests/e2e/support/harm.js. */
import { useApp } from '../support/app.js';
import { harmAll } from '../support/harm.js';

harmAll(useApp().open, 'missing');
