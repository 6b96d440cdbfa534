import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KeyedHash } from '../identity/keyed-hash.ts';

/** What happened around an account, by kind, and how it ended. */
export type AuditEvent = (
  | { readonly kind: 'registration'; readonly outcome: 'done' | 'refused' }
  | { readonly kind: 'sign-in'; readonly outcome: 'done' | 'failed' | 'locked' | 'disabled' }
  | { readonly kind: 'google-sign-in'; readonly outcome: 'done' | 'disabled' | 'refused' }
  | { readonly kind: 'sign-out'; readonly outcome: 'done' }
  | { readonly kind: 'password-reset'; readonly outcome: 'asked' | 'done' | 'refused' }
  | { readonly kind: 'password-change'; readonly outcome: 'done' | 'refused' | 'locked' }
) & {
  readonly shopperId?: number;
  /** The logon id it was about; only a keyed hash of it is kept. */
  readonly logonId?: string;
  /** Address the request came from; only a keyed hash of it is kept. */
  readonly address: string;
};

/** Keeps what happened to accounts, without anything that names a person or opens an account. */
export interface AuditTrail {
  /** Writes the event in the transaction of what it tells about. */
  record(trx: Transaction<Database>, event: AuditEvent): Promise<void>;
}

/** The trail as kept in the database, timed by the given clock. */
export const makeAuditTrail = (keyedHash: KeyedHash, clock: () => number): AuditTrail => ({
  record: async (trx, { kind, outcome, shopperId, logonId, address }) => {
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
  },
});
