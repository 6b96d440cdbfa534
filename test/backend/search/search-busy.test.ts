import { join } from 'node:path';
import { openSqlite } from '../../../backend/database/sqlite-connection';
import { API_KEY, openGeneratedShop, type Shop } from './support/shop';

let shop: Shop;
let serviceUrl: string;
beforeAll(async () => {
  shop = await openGeneratedShop(20);
  ({ serviceUrl } = await shop.serve(shop.index()));
});
afterAll(() => shop.close());

test('[PLT-04] while another process holds the database for too long, the search service says when to come back, and then works', async () => {
  const tell = () => fetch(`${serviceUrl}/behavior?key=${API_KEY}&action=session_start&c=test&i=client-1&s=1&_dt=1`);
  const other = openSqlite(join(shop.folder, 'shop.db'), { readOnly: false, busyTimeoutMs: 0 });
  try {
    other.exec('BEGIN IMMEDIATE');
    const busy = await tell();
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
      503,
      '2',
      { message: 'The shop is busy just now. Nothing was changed; please try again in a moment.' },
    ]);
    other.exec('ROLLBACK');
  } finally {
    other.close();
  }
  expect((await tell()).status).toBe(200);
});
