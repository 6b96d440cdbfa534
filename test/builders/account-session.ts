import type { AccountSession } from '../../core/account/security/account-sessions';

/** A session in Firefox on Windows. */
export const aSession = (facts: Partial<AccountSession> = {}): AccountSession => ({
  id: '1',
  browser: 'Firefox',
  system: 'Windows',
  lastUsedAt: '2026-11-23T18:03:11.000Z',
  isCurrent: false,
  ...facts,
});
