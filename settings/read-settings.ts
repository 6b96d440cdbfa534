import { misspelledSettings } from './misspelled-settings.ts';
import type { Environment, Reader, Setting } from './setting.ts';
import { settingEntries, type SettingValues } from './settings.ts';

export type SettingsReading<R extends Reader> =
  | { readonly ok: true; readonly values: SettingValues<R> }
  /** One line for each problem: the name, the value unless it is secret, and what it must be. */
  | { readonly ok: false; readonly problems: ReadonlyArray<string> };

const MAX_SHOWN_LENGTH = 80;

/**
 * Reads the settings of one process or command from its environment. Each wrong value is a problem, and so is each
 * variable that resembles a setting of any process.
 */
export const readSettings = <R extends Reader>(reader: R, environment: Environment): SettingsReading<R> => {
  const given = new Map(Object.entries(environment));
  const readings = settingEntries
    .filter(([, { of }]) => of.includes(reader))
    .map(([name, setting]) => ({ name, ...readSetting(name, setting, given.get(name)) }));
  const problems = [
    ...misspelledSettings(environment),
    ...readings.flatMap((reading) => ('problems' in reading ? reading.problems : [])),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const values = readings.map((reading) => [reading.name, 'value' in reading ? reading.value : undefined] as const);
  return { ok: true, values: Object.fromEntries(values) as SettingValues<R> };
};

type Outcome = { readonly value: unknown } | { readonly problems: ReadonlyArray<string> };

const readSetting = (name: string, setting: Setting, given: string | undefined): Outcome => {
  const { type, fallback, takesEmpty = false } = setting;
  const text = given?.trim();
  if (text === undefined || (text === '' && !takesEmpty)) {
    return fallback === undefined ? { problems: [`${name} must be set: ${type.expects}.`] } : { value: fallback };
  }
  const value = type.read(text);
  return value === undefined ? { problems: wrongValues(name, text, setting) } : { value };
};

/** Returns one line for each wrong part, if the type names them; otherwise one line for the value. */
const wrongValues = (name: string, text: string, { type, isSecret = false }: Setting): ReadonlyArray<string> => {
  if (isSecret) return [`${name} must be ${type.expects}; its value is secret and not shown.`];
  const faults = type.faultsOf?.(text) ?? [];
  return faults.length > 0
    ? faults.map((fault) => `${name}: ${fault}.`)
    : [`${name} must be ${type.expects}, not ${shown(text)}.`];
};

/** Formats a value for a message: in one line, shortened, and without a password in an address. */
const shown = (text: string): string => {
  const masked = text.replace(/\/\/[^/@\s]{0,200}@/g, '//…@');
  return JSON.stringify(masked.length > MAX_SHOWN_LENGTH ? `${masked.slice(0, MAX_SHOWN_LENGTH)}…` : masked);
};
