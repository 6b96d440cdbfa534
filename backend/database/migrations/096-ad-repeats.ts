import { sql, type Kysely } from 'kysely';

/** Marks clicks that are not charged because their session was charged for the campaign shortly before. [ADS-09] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('ad_click')
    .addColumn('is_repeat', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_repeat in (0, 1)`),
    )
    .execute();
  await db.schema
    .alterTable('ad_day')
    .addColumn('repeats', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
