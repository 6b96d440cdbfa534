import type { Transaction } from 'kysely';
import { addressKey } from '../../../settings/address-networks.ts';
import type { Database } from '../../database/schema.ts';
import { CommerceFailure } from '../../http/commerce-failure.ts';
import { byAddress, type AttemptCounts, type LimitedSubject } from './attempt-counts.ts';

/**
 * A fact that a response can reveal about another person: that an email has an account, or that a number or phone is a
 * member's.
 */
export type Probe = { readonly kind: 'email' | 'pals-number' | 'pals-phone'; readonly value: string };

/**
 * Prevents the enumeration of accounts and members by trying many values, or one value from many addresses. Each kind
 * has its own count, apart from sign-ins.
 */
export interface ProbeGuard {
  /**
   * Counts an attempt before it is made, so that simultaneous attempts cannot evade the limit. Throws
   * `_ERR_TOO_MANY_REQUESTS` beyond it, whether the value exists or not; then the transaction must be rolled back.
   */
  take(trx: Transaction<Database>, probe: Probe, address: string): Promise<void>;
  /** Takes back an attempt that revealed nothing about others. */
  giveBack(trx: Transaction<Database>, probe: Probe, address: string): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const FOR_EACH_VALUE = 10;

const words = { email: 'email address', 'pals-number': 'Pals number', 'pals-phone': 'phone number' } as const;

const parameters = { email: 'logonId', 'pals-number': 'xppro_userField2', 'pals-phone': 'palsPhoneNumber' } as const;

const tooMany = ({ kind }: Probe, until: number, now: number): CommerceFailure => {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new CommerceFailure({
    status: 429,
    errorKey: '_ERR_TOO_MANY_REQUESTS',
    message: `Too many attempts with this ${words[kind]} or from your network. Try again in ${wait}.`,
    parameters: parameters[kind],
  });
};

/** The guard over counts in the database; `forEachAddress` is how many attempts an hour one address has of each kind. */
export const makeProbeGuard = (counts: AttemptCounts, forEachAddress: number, clock: () => number): ProbeGuard => {
  const limits = ({ kind, value }: Probe, address: string): readonly LimitedSubject[] => [
    ...byAddress({ purpose: `${kind} by address`, allowed: forEachAddress, windowMs: HOUR_MS }, addressKey(address)),
    [{ purpose: `${kind} by value`, allowed: FOR_EACH_VALUE, windowMs: HOUR_MS }, value],
  ];
  return {
    take: async (trx, probe, address) => {
      for (const [limit, subject] of limits(probe, address)) {
        const until = await counts.take(trx, limit, subject);
        if (until !== undefined) throw tooMany(probe, until, clock());
      }
    },
    giveBack: async (trx, probe, address) => {
      for (const [limit, subject] of limits(probe, address)) await counts.giveBack(trx, limit, subject);
    },
  };
};
