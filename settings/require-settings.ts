import { readSettings } from './read-settings.ts';
import type { Environment, Reader } from './setting.ts';
import type { SettingValues } from './settings.ts';

/** Returns the problems with the settings of several processes, each line once. */
export const settingProblems = (readers: ReadonlyArray<Reader>, environment: Environment): ReadonlyArray<string> => [
  ...new Set(
    readers.flatMap((reader) => {
      const reading = readSettings(reader, environment);
      return reading.ok ? [] : reading.problems;
    }),
  ),
];

/** Prints the problems to standard error, one line each, and ends this process with exit code 1. */
export const refuseToStart = (problems: ReadonlyArray<string>): never => {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
};

/** Returns the settings of a command. Ends the process when one is wrong. */
export const requireSettings = <R extends Reader>(reader: R, environment: Environment): SettingValues<R> => {
  const reading = readSettings(reader, environment);
  return reading.ok ? reading.values : refuseToStart(reading.problems);
};
