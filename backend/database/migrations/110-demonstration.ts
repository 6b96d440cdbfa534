import { sql, type Kysely } from 'kysely';

/** The numbers that migration 060 filled a new database with; whatever else is there is the operator's own. */
const DEMO_MEMBERS = [
  '123456789',
  '987654321',
  ...Array.from({ length: 18 }, (_, index) => String(410_000_017 + index * 1_234_577)),
];

/**
 * Marks what belongs to a demonstration, so that a shop for the public can do without it: the accounts whose password
 * everybody knows, and the memberships that were there from the start. [PLT-04]
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
