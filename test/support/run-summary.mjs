import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What `npm test` prints at its end about results of Jest (the format of `--json`). */

const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;

/** Returns the totals. A file that failed to run counts as one failure, since its tests prove nothing. */
export const countResults = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
});

const SLOWEST_SHOWN = 10;

/** Returns the slowest files, slowest first, as lines with seconds and name relative to `root`. */
export const slowestOf = ({ testResults }, root) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

const MESSAGE_LINES = 12;
const MESSAGE_CHARACTERS = 800;

/** The beginning of a message, indented, without colours, empty lines and stack. */
const shorten = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at (?!.*\btest\/)/.test(line))
    .slice(0, MESSAGE_LINES)
    .join('\n')
    .slice(0, MESSAGE_CHARACTERS)
    .replace(/^/gm, '      ');

/** Returns each failed test with its file relative to `root` and the beginning of its message. */
export const failuresOf = ({ testResults }, root) =>
  testResults.flatMap((file) => {
    const name = relative(root, file.name);
    if (isBroken(file)) return [`  ${name}`, shorten(file.message)];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ fullName, failureMessages }) => [`  ${name} › ${fullName}`, ...failureMessages.map(shorten)]);
  });
