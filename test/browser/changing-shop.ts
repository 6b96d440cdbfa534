import { rmSync } from 'node:fs';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { importRows, type FeedRow } from '../support/import-feed';
import { makeDataFolder, startShop } from '../support/shop-process';
import { addToCart } from './checkout-page';

/** A row of dog food with 50 pieces in stock. */
export const food = (id: string, price: string, more: FeedRow = {}): FeedRow => ({
  id,
  title: `Dog Food ${id}`,
  price: `${price} USD`,
  availability: 'in_stock',
  quantity: '50',
  product_type: 'Dog > Dog Food',
  brand: 'Plain',
  ...more,
});

/** Returns the unit price of the first line of a cart. */
export const priceOf = async (shopper: HttpShopper): Promise<number> => {
  const { text } = await shopper.call('GET', 'order/@self?extendedCart=true');
  return Number(JSON.parse(text).orderItem[0].unitPrice);
};

interface ChangingShop {
  readonly address: string;
  readonly dataFolder: string;
  /** Gives the dog food `kibble` a price, and waits until this cart has it; by default one of a new shopper. */
  readonly changeKibble: (price: string, shopper?: HttpShopper) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const START_MS = 240_000;

/** Starts a shop with the products of these rows only, whose prices and stock change while shoppers are at checkout. */
const startChangingShop = async (rowsAt: (priceOfKibble: string) => ReadonlyArray<FeedRow>): Promise<ChangingShop> => {
  const dataFolder = makeDataFolder();
  await importRows(dataFolder, rowsAt('20.00'));
  const shop = await startShop({ dataFolder });
  return {
    address: shop.address,
    dataFolder,
    changeKibble: async (price, shopper) => {
      await importRows(dataFolder, rowsAt(price));
      const other = shopper ?? new HttpShopper(shop.address);
      if (shopper === undefined) await addToCart(other, { sku: 'kibble' });
      await eventually(async () => expect(await priceOf(other)).toBe(Number(price)), 30_000);
    },
    stop: async () => {
      await shop.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

/** Starts such a shop for the tests of a file. */
export const setUpChangingShop = (
  rowsAt: (priceOfKibble: string) => ReadonlyArray<FeedRow>,
): Omit<ChangingShop, 'stop'> => {
  let started: ChangingShop | undefined;
  const shop = (): ChangingShop => {
    if (started === undefined) throw new Error('the shop is started before the tests, not earlier');
    return started;
  };
  beforeAll(async () => {
    started = await startChangingShop(rowsAt);
  }, START_MS);
  afterAll(() => started?.stop());
  return {
    get address() {
      return shop().address;
    },
    get dataFolder() {
      return shop().dataFolder;
    },
    changeKibble: (price, shopper) => shop().changeKibble(price, shopper),
  };
};
