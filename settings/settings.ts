import { ADDRESS_SETTINGS } from './address-settings.ts';
import { BRAND_SETTINGS } from './brand-settings.ts';
import { BACKEND_SETTINGS } from './backend-settings.ts';
import { COMMAND_SETTINGS } from './command-settings.ts';
import { FULFILMENT_SETTINGS } from './fulfilment-settings.ts';
import { LIMIT_SETTINGS } from './limit-settings.ts';
import { MODERATION_SETTINGS } from './moderation-settings.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';
import { PHARMACY_SETTINGS } from './pharmacy-settings.ts';
import { QUESTION_SETTINGS } from './question-settings.ts';
import { TAX_SETTINGS } from './tax-settings.ts';
import { SERVER_SETTINGS } from './server-settings.ts';
import { SERVICE_SETTINGS } from './service-settings.ts';
import type { Reader, Setting } from './setting.ts';

/** All settings of the shop by name, in the order of docs/operations.md. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...BRAND_SETTINGS,
  ...SERVICE_SETTINGS,
  ...BACKEND_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...ADDRESS_SETTINGS,
  ...TAX_SETTINGS,
  ...FULFILMENT_SETTINGS,
  ...PHARMACY_SETTINGS,
  ...MODERATION_SETTINGS,
  ...QUESTION_SETTINGS,
  ...LIMIT_SETTINGS,
  ...COMMAND_SETTINGS,
};

type Table = typeof SETTINGS;

/** Names of the settings that one process or command reads. */
export type SettingName<R extends Reader> = {
  [N in keyof Table]: R extends Table[N]['of'][number] ? N : never;
}[keyof Table];

type ValueOf<S> = S extends Setting<infer A, Reader> ? A : never;

/** The values of the settings that one process or command reads. */
export type SettingValues<R extends Reader> = { readonly [N in SettingName<R>]: ValueOf<Table[N]> };

/** The table as entries, with values of any type. */
export const settingEntries: ReadonlyArray<readonly [name: string, setting: Setting]> = Object.entries(SETTINGS);
