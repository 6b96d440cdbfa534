import type { LoadAccountOverview } from '../../core/account/load-account-overview';
import { token } from '../token/token';

export const AccountTokens = {
  loadOverview: token<LoadAccountOverview>('LoadAccountOverview'),
} as const;
