/** All files that are of the wrong type, where all are tried: see tests/e2e/support/harm.js. */
import { useApp } from '../support/app.js';
import { harmAll } from '../support/harm.js';

harmAll(useApp().open, 'of the wrong type');
