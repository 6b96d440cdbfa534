import { findForbiddenWords } from './forbidden-words.mjs';
import { root } from './project.mjs';

const found = findForbiddenWords(root);
for (const line of found) console.log(line);
if (found.length > 0) process.exitCode = 1;
