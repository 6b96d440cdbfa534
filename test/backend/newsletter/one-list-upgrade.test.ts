import { sql, type Kysely } from 'kysely';
import { migrate } from '../../../backend/database/migrate.ts';
import { openDatabase } from '../../../backend/database/open-database.ts';
import type { Database } from '../../../backend/database/schema.ts';

let database: Kysely<Database>;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrate(database, '480-rewards-given-back');
});
afterEach(() => database.destroy());

test('[ACC-02] [PLT-04] an update puts accounts that want offers and have proved their address on the list of the newsletter, each address once', async () => {
  await sql`insert into shopper (shopper_id, kind, logon_id, personalization_id, created_at, registered_at, email_proved_at,
      wants_offers)
    values (7, 'R', 'wants@example.test', 'a', 1, 5, 6, 1), (8, 'R', 'listed@example.test', 'b', 1, 5, 6, 1),
    (9, 'R', 'not@example.test', 'c', 1, 5, 6, 0), (10, 'R', 'unproved@example.test', 'd', 1, 5, null, 1)`.execute(
    database,
  );
  await sql`insert into newsletter_address (email, shopper_id, subscribed_at)
    values ('listed@example.test', null, 3), ('guest@example.test', null, 4)`.execute(database);
  await migrate(database);
  expect(await database.selectFrom('newsletter_address').selectAll().orderBy('email').execute()).toEqual([
    { email: 'guest@example.test', shopper_id: null, subscribed_at: 4 },
    { email: 'listed@example.test', shopper_id: 8, subscribed_at: 3 },
    { email: 'wants@example.test', shopper_id: 7, subscribed_at: 5 },
  ]);
});
