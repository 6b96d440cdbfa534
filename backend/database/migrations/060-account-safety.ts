import { sql, type Kysely } from 'kysely';

const createMail = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('mail')
    .addColumn('mail_id', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_by_time').on('mail').column('queued_at').execute();
  await db.schema.createIndex('mail_to').on('mail').columns(['recipient', 'kind', 'queued_at']).execute();
};

const createAudit = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('shopper_id', 'integer')
    .addColumn('subject_hash', 'text')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_event_by_time').on('audit_event').column('at').execute();
  await db.schema.createIndex('audit_event_of_subject').on('audit_event').columns(['subject_hash', 'at']).execute();
};

const createProofs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('password_reset')
    .addColumn('logon_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('shopper_id', 'integer', (column) => column.references('shopper.shopper_id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('captcha_used')
    .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('external_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('shopper_id', 'integer', (column) =>
      column.notNull().references('shopper.shopper_id').onDelete('cascade'),
    )
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('external_identity_key', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('password_reset_of_shopper').on('password_reset').column('shopper_id').execute();
  await db.schema.createIndex('external_identity_of_shopper').on('external_identity').column('shopper_id').execute();
};

/** Number, year of joining and points of members who joined in a store and have no account. */
const inStoreMembers: readonly (readonly [string, string, number])[] = [
  ['123456789', '2019', 260],
  ['987654321', '2021', 80],
  ...Array.from(
    { length: 18 },
    (_, index) => [String(410_000_017 + index * 1_234_577), String(2012 + (index % 12)), (index * 37) % 400] as const,
  ),
];

const createInStoreMembers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pals_in_store_member')
    .addColumn('pals_number', 'text', (column) => column.primaryKey().notNull())
    .addColumn('member_since', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', 'integer', (column) => column.references('shopper.shopper_id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('pals_claimed_by').on('pals_in_store_member').column('claimed_by').execute();
  for (const [number, since, points] of inStoreMembers) {
    await sql`insert into pals_in_store_member (pals_number, member_since, points)
      values (${number}, ${since}, ${points})`.execute(db);
  }
};

/**
 * Creates queued mail, the audit trail, single-use codes and proofs, identities of other providers, and memberships
 * that began in a store. [REG-02] [USR-05]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createMail(db);
  await createAudit(db);
  await createProofs(db);
  await createInStoreMembers(db);
};
