import { readSettings } from './read-settings.ts';
import type { Environment, Reader } from './setting.ts';
import type { SettingValues } from './settings.ts';

/** Everything that is wrong with the settings of several processes, each line once. */
export const settingProblems = (readers: ReadonlyArray<Reader>, environment: Environment): ReadonlyArray<string> => [
  ...new Set(
    readers.flatMap((reader) => {
      const reading = readSettings(reader, environment);
      return reading.ok ? [] : reading.problems;
    }),
  ),
];

/** Ends this process with exit code 1 after its problems, one line each on standard error. */
export const refuseToStart = (problems: ReadonlyArray<string>): never => {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
};

/** The settings of a command; with a wrong one the command ends. */
export const requireSettings = <R extends Reader>(reader: R, environment: Environment): SettingValues<R> => {
  const reading = readSettings(reader, environment);
  return reading.ok ? reading.values : refuseToStart(reading.problems);
};
