import { sql, type Kysely } from 'kysely';

/** The numbers that migration 060 inserted; other numbers belong to the operator. */
const DEMO_MEMBERS = [
  '123456789',
  '987654321',
  ...Array.from({ length: 18 }, (_, index) => String(410_000_017 + index * 1_234_577)),
];

/**
 * Marks rows of a demonstration, so that a public shop can exclude them: accounts with a public password, and initial
 * memberships. [PLT-04]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isDemo = ['is_demo', 'integer'] as const;
  for (const table of ['shopper', 'pals_in_store_member']) {
    await db.schema
      .alterTable(table)
      .addColumn(...isDemo, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`update shopper set is_demo = 1 where logon_id in ('pat@example.test', 'casey@example.test')`.execute(db);
  await sql`update pals_in_store_member set is_demo = 1 where pals_number in (${sql.join(DEMO_MEMBERS)})`.execute(db);
};
