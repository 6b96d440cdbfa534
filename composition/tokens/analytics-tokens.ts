import type { Analytics } from '../../core/analytics/analytics';
import type { BehaviourTracker } from '../../core/analytics/behaviour';
import type { Consent, ConsentDesk } from '../../core/analytics/consent';
import type { SearchBefore } from '../../core/analytics/search-before';
import { token } from '../token';

export const AnalyticsTokens = {
  analytics: token<Analytics>('Analytics'),
  /** In the browser alone. */
  searchBefore: token<SearchBefore>('SearchBefore'),
  behaviour: token<BehaviourTracker>('BehaviourTracker'),
  /** In the browser alone: a server asks nobody. */
  consentDesk: token<Consent & ConsentDesk>('ConsentDesk'),
} as const;
