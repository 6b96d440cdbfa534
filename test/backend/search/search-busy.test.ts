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

test('[PLT-04] gets 503 with the time to retry while another process locks the database, and works afterwards', async () => {
  const report = () => fetch(`${serviceUrl}/behavior?key=${API_KEY}&action=session_start&c=test&i=client-1&s=1&_dt=1`);
  const other = openSqlite(join(shop.folder, 'shop.db'), { readOnly: false, busyTimeoutMs: 0 });
  try {
    other.exec('BEGIN IMMEDIATE');
    const busy = await report();
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
      503,
      '2',
      { message: 'We’re busy right now. Nothing was changed. Please try again in a moment.' },
    ]);
    other.exec('ROLLBACK');
  } finally {
    other.close();
  }
  expect((await report()).status).toBe(200);
});
