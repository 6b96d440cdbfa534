import type { Analytics } from '../../core/analytics/analytics';
import { token } from '../token';

export const AnalyticsTokens = {
  analytics: token<Analytics>('Analytics'),
} as const;
