import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..', '..', '..');
const SCRIPT = join(ROOT, 'test', 'performance', 'orders-crash.mjs');

test.each([
  ['the backend', []],
  ['the storefront of the built shop', ['--kill', 'storefront']],
  ['backend and storefront of the built shop', ['--kill', 'both']],
])(
  '[ORD-01] [PLT-04] kill -9 of %s amid 50 orders: each acknowledged order once, its mail sent once or twice and the warehouse told, none for a declined card, money reserved equals orders, and stock adds up',
  async (_killed, options) => {
    const { stdout } = await promisify(execFile)('node', [SCRIPT, '--orders', '50', '--kills', '3', ...options], {
      cwd: ROOT,
    });
    expect(JSON.parse(stdout)).toMatchObject({
      orders: 50,
      acknowledged: 50,
      lost: 0,
      payments: 50,
      sold: 50,
      open: 0,
      declined: 5,
      declinedAttempts: 5,
      declinedButPlaced: 0,
      declinedCents: 0,
      mails: 50,
      mailsHandedOver: 50,
      mailsTooOften: 0,
      mailsLost: 0,
      reported: 50,
      reportsLost: 0,
      kills: 3,
      isRight: true,
    });
  },
  300_000,
);
