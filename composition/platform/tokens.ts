import type { Brand } from '../../core/configuration/brand';
import type { Clock } from '../../core/shared/clock';
import type { Cookies } from '../../core/shared/cookies';
import type { ErrorLog } from '../../core/shared/error-log';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Logger } from '../../core/shared/logger';
import type { PageVisibility } from '../../core/shared/page-visibility';
import type { Pause } from '../../core/shared/pause';
import { token } from '../token/token';

/** The platform of each composition root. */
export const PlatformTokens = {
  brand: token<Brand>('Brand'),
  /** The shop's name, from the brand. */
  shop: token<string>('Shop'),
  /** The shop's public origin, without a trailing slash. Only requests have it. */
  origin: token<string>('Origin'),
  clock: token<Clock>('Clock'),
  pause: token<Pause>('Pause'),
  logger: token<Logger>('Logger'),
  errorLog: token<ErrorLog>('ErrorLog'),
  cookies: token<Cookies>('Cookies'),
  localStorage: token<KeyValueStorage>('LocalStorage'),
  sessionStorage: token<KeyValueStorage>('SessionStorage'),
  visibility: token<PageVisibility>('PageVisibility'),
} as const;
