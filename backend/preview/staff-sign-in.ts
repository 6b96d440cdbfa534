import { timingSafeEqual } from 'node:crypto';
import { addressKey } from '../../settings/address-networks.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { byAddress, type AttemptCounts, type LimitedSubject } from '../identity/attempts/attempt-counts.ts';
import { hashPassword, makePasswordCheck } from '../identity/password/passwords.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/** The account with which the shop's staff see previews. It is no account of a shopper. */
export interface PreviewStaff {
  /** In lower case. */
  readonly name: string;
  /** The argon2id hash of the password. */
  readonly passwordHash?: string;
  /** The password of a demonstration. Without it and without a hash nobody can sign in. */
  readonly password?: string;
}

export interface StaffAttempt {
  readonly staffName: string;
  readonly password: string;
  /** The address from which it comes. */
  readonly address: string;
}

/**
 * Resolves for the right name and password. Throws a CommerceFailure: the same one for a wrong name, a wrong password and a
 * shop without previews, after the same work, and one with status 429 after too many wrong ones. [MOD-01]
 */
export type StaffSignIn = (attempt: StaffAttempt) => Promise<void>;

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for a name, from one address and from all of them, until it is locked. */
const FROM_ADDRESS = 5;
const FROM_EVERYWHERE = 50;

const wrong = (): CommerceFailure =>
  new CommerceFailure({
    status: 401,
    errorKey: '_ERR_PREVIEW_SIGN_IN',
    message: 'The name or password is incorrect.',
  });

const locked = (until: number, now: number): CommerceFailure => {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  return new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: `Too many incorrect passwords. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  });
};

const limitsOf = ({ staffName, address }: StaffAttempt): readonly LimitedSubject[] => [
  ...byAddress(
    { purpose: 'preview by address', allowed: FROM_ADDRESS, windowMs: WINDOW_MS },
    addressKey(address),
    `${staffName} `,
  ),
  [{ purpose: 'preview by name', allowed: FROM_EVERYWHERE, windowMs: WINDOW_MS }, staffName],
];

export interface StaffSignInDeps {
  readonly staff: PreviewStaff;
  readonly unitOfWork: UnitOfWork;
  readonly counts: AttemptCounts;
  readonly keyedHash: KeyedHash;
  readonly clock: () => number;
}

/**
 * Counts each attempt before its password is compared, so that simultaneous ones cannot evade the limit. The right
 * password clears the counts.
 */
export const makeStaffSignIn = async (deps: StaffSignInDeps): Promise<StaffSignIn> => {
  const { staff, unitOfWork, counts, keyedHash, clock } = deps;
  const passwords = await makePasswordCheck();
  const passwordHash = staff.passwordHash ?? (staff.password === undefined ? null : await hashPassword(staff.password));
  // Equally long hashes are compared, which takes the same time for every name.
  const hashOf = (name: string): Buffer => Buffer.from(keyedHash('preview staff', name));
  const ownHash = hashOf(staff.name);
  return async (attempt) => {
    const limits = limitsOf(attempt);
    await unitOfWork.run(async (trx) => {
      for (const [limit, subject] of limits) {
        const until = await counts.take(trx, limit, subject);
        if (until !== undefined) throw locked(until, clock());
      }
    });
    const isName = timingSafeEqual(hashOf(attempt.staffName), ownHash);
    const fits = await passwords.fits(attempt.password, passwordHash);
    if (!isName || !fits) throw wrong();
    await unitOfWork.run(async (trx) => {
      for (const [limit, subject] of limits) await counts.clear(trx, limit, subject);
    });
  };
};
