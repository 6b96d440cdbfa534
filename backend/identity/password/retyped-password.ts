import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { lockedOut, type LogonGuard } from '../attempts/logon-guard.ts';

/** The current password, which a change needs, is wrong. */
const wrongOldPassword = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2030',
    message: 'Your current password is incorrect.',
    parameters: 'xcred_logonPasswordOld',
  });

/** What a password that was typed again, during a session, allows. */
export type Retyped = { readonly kind: 'right' | 'refused' } | { readonly kind: 'locked'; readonly until: number };

/**
 * Checks a password that a signed-in shopper typed again. A wrong one counts against the session and against unknown
 * browsers, so that a stolen session gives no extra guesses. A lock for unknown browsers does not apply to the session.
 */
export const checkRetyped = async (
  guard: LogonGuard,
  trx: Transaction<Database>,
  { sessionId, logonId, isRight }: { readonly sessionId: string; readonly logonId: string; readonly isRight: boolean },
): Promise<Retyped> => {
  const guesser = { kind: 'session', sessionId } as const;
  const until = await guard.lockedUntil(trx, guesser);
  if (until !== undefined) return { kind: 'locked', until };
  if (isRight) {
    await guard.clear(trx, guesser);
    return { kind: 'right' };
  }
  await guard.countFailure(trx, { kind: 'stranger', logonId });
  const lockedNow = await guard.countFailure(trx, guesser);
  return lockedNow === undefined ? { kind: 'refused' } : { kind: 'locked', until: lockedNow };
};

/** Throws 2490 for a lock, and 2030 with the parameter `xcred_logonPasswordOld` for a wrong password. */
export const requireRight = (outcome: { readonly kind: string; readonly until?: number }, now: number): void => {
  if (outcome.until !== undefined) throw lockedOut(outcome.until, now);
  if (outcome.kind === 'refused') throw wrongOldPassword();
};
