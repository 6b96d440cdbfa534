import type { Transaction } from 'kysely';
import { mergeCarts } from '../../cart/merge-carts.ts';
import type { Database } from '../../database/schema.ts';
import { mergeLists } from '../../lists/merge-lists.ts';
import type { Identity } from '../session/identity.ts';
import type { OpenedSession, SessionOwner, SessionStore } from '../session/session-store.ts';

/** The account to open, and the browser's identity until now. */
export interface Entry {
  readonly account: SessionOwner;
  readonly before: Identity;
  readonly rememberMe: boolean;
  readonly now: number;
}

/** A session that was just opened for the owner of an account. */
export interface EnteredSession extends OpenedSession {
  /** The cookie by which the account recognises this browser from now on. */
  readonly browser: string;
}

/**
 * Opens a session of the account, ends the session before it, and merges the guest's cart and lists into the account's. The end
 * of a guest without rows is recorded only while its address may still save guests; otherwise the guest's tokens remain
 * valid, for a guest with nothing in it. [USR-05]
 */
export const enterAccount = async (
  trx: Transaction<Database>,
  sessions: SessionStore,
  { account, before, rememberMe, now }: Entry,
): Promise<OpenedSession> => {
  await sessions.save(trx, before);
  if (before.kind !== 'generic') await sessions.end(trx, before.sessionId);
  if (before.kind === 'guest') {
    await mergeCarts(trx, before.shopperId, account.shopperId, now);
    await mergeLists(trx, before.shopperId, account.shopperId);
  }
  return sessions.open(trx, account, rememberMe);
};
