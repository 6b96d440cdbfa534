import type { Transaction } from 'kysely';
import { mergeCarts } from '../cart/merge-carts.ts';
import type { Database } from '../database/schema.ts';
import type { Identity } from './identity.ts';
import type { OpenedSession, SessionOwner, SessionStore } from './session-store.ts';

/** Who comes in, and who the browser was until now. */
export interface Entry {
  readonly account: SessionOwner;
  readonly before: Identity;
  readonly rememberMe: boolean;
  readonly now: number;
}

/** A session just opened by whoever proved to be the account's owner. */
export interface EnteredSession extends OpenedSession {
  /** The cookie from which the account knows this browser from now on. */
  readonly browser: string;
}

/**
 * Opens a session of the account, ends the one before, and moves a guest's cart into the account's. That a guest without
 * rows has ended is written as long as its address may save guests; later such a guest is an empty one. [USR-05]
 */
export const enterAccount = async (
  trx: Transaction<Database>,
  sessions: SessionStore,
  { account, before, rememberMe, now }: Entry,
): Promise<OpenedSession> => {
  await sessions.save(trx, before);
  if (before.kind !== 'generic') await sessions.end(trx, before.sessionId);
  if (before.kind === 'guest') await mergeCarts(trx, before.shopperId, account.shopperId, now);
  return sessions.open(trx, account, rememberMe);
};
