import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An account's change of its email address, both in lower case. */
export interface ChangedEmail {
  readonly shopperId: number;
  readonly from: string;
  readonly to: string;
  /** Whether the account had proved the former address. What guests asked for with it was the account's then. */
  readonly wasProved: boolean;
}

/** Moves what an account asked to be mailed to its new address, in the transaction that changes the address. [ACC-02] */
export type MoveMailRequests = (trx: Transaction<Database>, change: ChangedEmail) => Promise<void>;
