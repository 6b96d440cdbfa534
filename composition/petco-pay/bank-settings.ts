import type { BankSettings } from '../../adapters/card-application/bank-settings';
import { BACKEND_PROXY_PREFIX } from '../../adapters/http/backend-proxy-prefix';
import type { Brand } from '../../core/configuration/brand';
import type { ServerBackend } from '../backend/backend';

/** Returns the settings of the demonstration bank; undefined where the backend takes no applications. */
export const bankSettingsOf = (
  { cardApplications }: Pick<ServerBackend, 'cardApplications'>,
  { card, currency }: Brand,
): BankSettings | undefined =>
  cardApplications === undefined
    ? undefined
    : { card, currency, applicationsUrl: BACKEND_PROXY_PREFIX + cardApplications };
