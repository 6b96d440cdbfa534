import type { AdLimits } from '../../../backend/ads/ledger/ad-limits';
import { readConfig } from '../../../backend/config';
import type { EventLimits } from '../../../backend/search/behaviour/event-intake';

/** The limits of a backend without settings. */
const defaults = (): { readonly adLimits: AdLimits; readonly eventLimits: EventLimits } => {
  const result = readConfig({});
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};

export const { adLimits: DEFAULT_AD_LIMITS, eventLimits: DEFAULT_EVENT_LIMITS } = defaults();
