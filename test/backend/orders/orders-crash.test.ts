import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..', '..', '..');

test('[ORD-01] kill -9 amid 50 orders: each acknowledged order once, money reserved equals orders, and stock adds up', async () => {
  const script = join(ROOT, 'test', 'performance', 'orders-crash.mjs');
  const { stdout } = await promisify(execFile)('node', [script, '--orders', '50', '--kills', '3'], { cwd: ROOT });
  expect(JSON.parse(stdout)).toMatchObject({
    orders: 50,
    acknowledged: 50,
    lost: 0,
    payments: 50,
    sold: 50,
    open: 0,
    kills: 3,
    isRight: true,
  });
}, 180_000);
