/** The shop's switches and texts by key, as far as they were fetched. */
export type StoreConfiguration = Readonly<Record<string, string>>;

/** Switches that count as on with the value `ON` (CFG-01). */
export type Flag =
  | 'LIVE_HELP_ENABLED'
  | 'GOOGLE_SIGNIN_ENABLED'
  | 'GOOGLE_ONETAP_ENABLED'
  | 'SF_CHAT_ENABLED'
  | 'TRACKING_CONSENT_REQUIRED';

export const isOn = (configuration: StoreConfiguration, flag: Flag): boolean => configuration[flag] === 'ON';

/** Whether to offer grooming appointments: only when the key's value is exactly `true` (HDR-02). */
export const offersGrooming = (configuration: StoreConfiguration): boolean =>
  configuration['GROOMING_APPOINTMENTS_PAGE'] === 'true';

/** Whether a text flags the login service as down (USR-07): any value but an empty one, `false`, `OFF` or `N`. */
export const isLoginServiceDown = (configuration: StoreConfiguration): boolean =>
  !['', 'FALSE', 'OFF', 'N', 'NO', '0'].includes((configuration['ONELOGIN_SERVICE_DOWN'] ?? '').trim().toUpperCase());
