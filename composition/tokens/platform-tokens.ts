import type { Brand } from '../../core/configuration/brand';
import type { IO } from 'fp-ts/IO';
import type { Clock } from '../../core/shared/clock';
import type { CopyText } from '../../core/shared/copy-text';
import type { Cookies } from '../../core/shared/cookies';
import type { ErrorLog } from '../../core/shared/error-log';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Logger } from '../../core/shared/logger';
import type { PageHistory } from '../../core/shared/page-history';
import type { StripeMemory } from '../../core/overlay/stripe-memory';
import type { PageVisibility } from '../../core/shared/page-visibility';
import type { Pause } from '../../core/shared/pause';
import type { RewardsStore } from '../../core/rewards/rewards-store';
import type { SessionStore } from '../../core/identity/session-store';
import { token } from '../token';

/** What each root brings along: the platform it runs on. */
export const PlatformTokens = {
  brand: token<Brand>('Brand'),
  clock: token<Clock>('Clock'),
  pause: token<Pause>('Pause'),
  logger: token<Logger>('Logger'),
  errorLog: token<ErrorLog>('ErrorLog'),
  history: token<PageHistory>('PageHistory'),
  cookies: token<Cookies>('Cookies'),
  localStorage: token<KeyValueStorage>('LocalStorage'),
  sessionStorage: token<KeyValueStorage>('SessionStorage'),
  session: token<SessionStore>('SessionStore'),
  /** How many coupons the browser has stored, for a label that shows before anything is fetched. */
  storedCouponCount: token<IO<number | undefined>>('StoredCouponCount'),
  visibility: token<PageVisibility>('PageVisibility'),
  /** Whether the promotional stripe was put away; on a server nobody knows. */
  stripe: token<StripeMemory>('StripeMemory'),
  copyText: token<CopyText>('CopyText'),
  rewardsStore: token<RewardsStore>('RewardsStore'),
} as const;
