import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { makeAddressAllowance } from '../limits/allowance.ts';
import { makeBoundedRows } from '../limits/bounded-rows.ts';
import type { RefusalLog } from '../limits/refusal-log.ts';

/** An event of an account, by kind and outcome. */
export type AuditEvent = (
  | { readonly kind: 'registration'; readonly outcome: 'done' | 'refused' }
  | { readonly kind: 'sign-in'; readonly outcome: 'done' | 'failed' | 'locked' | 'disabled' }
  | { readonly kind: 'google-sign-in'; readonly outcome: 'done' | 'disabled' | 'refused' }
  | { readonly kind: 'sign-out'; readonly outcome: 'done' }
  | { readonly kind: 'password-reset'; readonly outcome: 'asked' | 'done' | 'refused' }
  | { readonly kind: 'sign-in-link'; readonly outcome: 'asked' | 'done' | 'refused' }
  | { readonly kind: 'email-change'; readonly outcome: 'asked' | 'done' | 'refused' | 'locked' }
  | { readonly kind: 'account-deletion'; readonly outcome: 'done' | 'refused' | 'locked' }
  | { readonly kind: 'password-change'; readonly outcome: 'done' | 'refused' | 'locked' }
) & {
  readonly shopperId?: number;
  /** The logon id of the account; only a keyed hash of it is stored. */
  readonly logonId?: string;
  /** Address that the request came from; only a keyed hash of it is stored. */
  readonly address: string;
};

/** Records events of accounts without personal data and without anything that gives access. */
export interface AuditTrail {
  /**
   * Writes the event in the transaction that caused it. Events with an outcome other than `done` are written up to
   * `AuditLimits.unauthenticatedPerDay` for each address, and only counted beyond that.
   */
  record(trx: Transaction<Database>, event: AuditEvent): Promise<void>;
}

export interface AuditLimits {
  /** Limit of events with an outcome other than `done` per address and day (UTC). */
  readonly unauthenticatedPerDay: number;
  /** Limit of rows. Above it the oldest are removed, except those of the last thirty days. */
  readonly maxRows: number;
}

const DEFAULT_AUDIT_LIMITS: AuditLimits = { unauthenticatedPerDay: 2_000, maxRows: 5_000_000 };

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * DAY_MS;

/** Makes the audit trail in the database. `clock` gives the time of each event in milliseconds since 1970. */
export const makeAuditTrail = (deps: {
  readonly keyedHash: KeyedHash;
  readonly clock: () => number;
  readonly refusals: RefusalLog;
  readonly limits?: AuditLimits;
}): AuditTrail => {
  const { keyedHash, clock, refusals, limits = DEFAULT_AUDIT_LIMITS } = deps;
  const unauthenticated = makeAddressAllowance({ most: limits.unauthenticatedPerDay, windowMs: DAY_MS, clock });
  const rows = makeBoundedRows({
    table: 'audit_event',
    key: 'id',
    time: 'at',
    maxRows: limits.maxRows,
    keepMs: KEPT_MS,
  });

  const hasRoom = async (trx: Transaction<Database>, { outcome, address }: AuditEvent): Promise<boolean> => {
    if (outcome !== 'done' && !unauthenticated.take(address)) return false;
    return (await rows.makeRoom(trx, 1, clock())) || outcome === 'done';
  };

  const write = async (trx: Transaction<Database>, event: AuditEvent): Promise<void> => {
    const { kind, outcome, shopperId, logonId, address } = event;
    await trx
      .insertInto('audit_event')
      .values({
        at: clock(),
        kind,
        outcome,
        shopper_id: shopperId ?? null,
        subject_hash: logonId === undefined ? null : keyedHash('audit subject', logonId),
        address_hash: keyedHash('audit address', address),
      })
      .execute();
  };

  return {
    record: async (trx, event) => {
      if (await hasRoom(trx, event)) await write(trx, event);
      else refusals.count('audit events of an address');
    },
  };
};
