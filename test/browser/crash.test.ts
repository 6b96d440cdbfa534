import { rmSync } from 'node:fs';
import { HttpShopper, pageDataOf } from '../support/http-shopper';
import { findProducts, PATHS } from '../support/sample-products';
import { makeDataFolder, startShop } from '../support/shop-process';

const GUESTS = 6;
const WRITES_BEFORE_THE_END = 60;

const dataFolder = makeDataFolder();

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** One guest's acknowledged writes, and those without a response. */
interface Ledger {
  readonly guest: HttpShopper;
  acknowledged: number;
  unanswered: number;
}

test('[PLT-04] after a kill -9 of all processes, every acknowledged change of every cart exists exactly once', async () => {
  const shop = await startShop({ dataFolder });
  const { inStock } = await findProducts(shop.address);
  const sku = inStock[0]?.sku ?? '';
  const ledgers: ReadonlyArray<Ledger> = Array.from({ length: GUESTS }, () => ({
    guest: new HttpShopper(shop.address),
    acknowledged: 0,
    unanswered: 0,
  }));
  for (const ledger of ledgers) {
    expect((await ledger.guest.post('/cart/add', { partNumber: sku, quantity: '1' })).status).toBe(303);
    ledger.acknowledged += 1;
  }

  let isKilled = false;
  let killing: Promise<void> | undefined;
  let written = 0;
  const write = async (ledger: Ledger): Promise<void> => {
    while (!isKilled) {
      try {
        const { status } = await ledger.guest.post('/cart/add', { partNumber: sku, quantity: '1' });
        if (status !== 303) throw new Error(`the shop answered ${status}`);
        ledger.acknowledged += 1;
        written += 1;
      } catch {
        ledger.unanswered += 1;
        return;
      }
      if (written === WRITES_BEFORE_THE_END) killing = shop.kill().then(() => void (isKilled = true));
    }
  };
  await Promise.all(ledgers.map(write));
  await killing;
  expect(written).toBeGreaterThanOrEqual(WRITES_BEFORE_THE_END);

  const again = await startShop({ dataFolder });
  try {
    for (const { guest, acknowledged, unanswered } of ledgers) {
      const returning = new HttpShopper(again.address);
      for (const [name, value] of guest.cookies) returning.cookies.set(name, value);
      const { cart } = pageDataOf((await returning.get(PATHS.cart)).text).chrome;
      expect(cart.items.map(({ partNumber }) => partNumber)).toEqual([sku]);
      expect(cart.totalCartQuantity).toBeGreaterThanOrEqual(acknowledged);
      // A write without a response may have taken effect or not.
      expect(cart.totalCartQuantity).toBeLessThanOrEqual(acknowledged + unanswered);
      expect((await returning.post('/cart/add', { partNumber: sku, quantity: '1' })).status).toBe(303);
    }
  } finally {
    await again.stop();
  }
});
