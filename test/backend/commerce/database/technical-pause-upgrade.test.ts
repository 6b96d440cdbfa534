import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../../backend/database/migrate.ts';
import { openDatabase } from '../../../../backend/database/open-database.ts';
import type { Database } from '../../../../backend/database/schema.ts';

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database, '390-discount-shares');
});
afterEach(() => database.destroy());

const addPlan = async (pauseReason: string | null): Promise<void> => {
  await database
    .insertInto('repeat_plan')
    .values({
      shopper_id: 7,
      status: pauseReason === null ? 'active' : 'paused',
      pause_reason: pauseReason,
      unit: 'week',
      every: 4,
      next_date: '2030-01-24',
      anchor_day: 24,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
};

const plans = () => database.selectFrom('repeat_plan').select(['plan_id', 'pause_reason']).orderBy('plan_id').execute();

test('[RPD-03] [PLT-04] an update keeps plans with their reasons and lines, and allows a pause for technical reasons', async () => {
  await sql`insert into shopper (shopper_id, kind, personalization_id, created_at) values (7, 'R', 'x', 1)`.execute(
    database,
  );
  await addPlan(null);
  await addPlan('payment');
  await expect(addPlan('technical')).rejects.toThrow('CHECK');
  await sql`insert into repeat_line (plan_id, sku_id, part_number, product_id, category_id, description, quantity,
    told_cents, position) values (960001, '1', 'KIB-5', '1', '1', 'Kibble', 1, 1399, 0)`.execute(database);
  const before = await plans();
  await migrate(database);
  expect(before.map((row) => row.pause_reason)).toEqual([null, 'payment']);
  expect(await plans()).toEqual(before);
  expect(await database.selectFrom('repeat_line').select('part_number').execute()).toEqual([{ part_number: 'KIB-5' }]);
  await addPlan('technical');
  await expect(addPlan('weather')).rejects.toThrow('CHECK');
  expect((await plans()).map((row) => row.pause_reason)).toEqual([null, 'payment', 'technical']);
});
