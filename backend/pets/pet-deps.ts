import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SignedInOwnerDeps } from '../identity/session/signed-in-owner.ts';

export interface PetDeps extends SignedInOwnerDeps {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
}
