import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
import { HttpFulfilmentGateway } from '../../../adapters/commerce/cart/http-fulfilment-gateway';
import { HttpSavedItemsGateway } from '../../../adapters/commerce/cart/http-saved-items-gateway';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { cartWaysContract, type KnownWays } from '../../contracts/cart-ways.contract';
import { STORE_IDS } from '../../support/store-ids';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { becomeGuest } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend((database) => seedStores(database, 7));
});
afterAll(() => backend.close());

/** A store that is open around the clock. Its time zone is one in which it is morning now. */
const openStore = async (): Promise<{ readonly storeId: string; readonly zipCode: string }> => {
  const row = await backend.database.selectFrom('store').selectAll().orderBy('store_id').executeTakeFirstOrThrow();
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00', closes: '00:00' }));
  const time_zone = morningZone(new Date());
  await backend.database
    .updateTable('store')
    .set({ hours: JSON.stringify(hours), time_zone })
    .where('store_id', '=', row.store_id)
    .execute();
  await backend.database.deleteFrom('store_closure').where('store_id', '=', row.store_id).execute();
  return { storeId: row.store_id, zipCode: row.zip_code.slice(0, 5) };
};

/** A time zone in which it is morning now. */
const morningZone = (now: Date): string => {
  const ahead = (9 - now.getUTCHours() + 24) % 24;
  // The sign of these names is reversed: Etc/GMT-9 is nine hours ahead of UTC.
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
};

const sku = (pickupOnly: number, needsPrescription = 0) =>
  backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.part_number'])
    .where('product.in_store_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .where('product.vendor', 'is', null)
    .where('product.pickup_only', '=', pickupOnly)
    .where('product.needs_prescription', '=', needsPrescription)
    .where('sku.list_price_cents', 'is not', null)
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();

const stockUp = async (skuId: string, location: string): Promise<void> => {
  await backend.database
    .insertInto('stock')
    .values({ sku_id: skuId, location, quantity: 20 })
    .onConflict((conflict) => conflict.columns(['sku_id', 'location']).doUpdateSet({ quantity: 20 }))
    .execute();
};

const arrange = async (): Promise<KnownWays> => {
  const { storeId, zipCode } = await openStore();
  const [anyWay, pickupOnly, shippedOnly] = [await sku(0), await sku(1), await sku(0, 1)];
  await stockUp(anyWay.id, 'online');
  await stockUp(anyWay.id, storeId);
  await stockUp(shippedOnly.id, 'online');
  await stockUp(pickupOnly.id, storeId);
  return {
    storeId,
    zipCode,
    anyWay: { partNumber: anyWay.part_number },
    pickupOnly: { partNumber: pickupOnly.part_number },
    shippedOnly: { partNumber: shippedOnly.part_number },
  };
};

let known: Promise<KnownWays> | undefined;

cartWaysContract('HttpFulfilmentGateway and HttpSavedItemsGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    cart: new HttpCartGateway(shopper.transactions, STORE_IDS),
    fulfilment: new HttpFulfilmentGateway(shopper.transactions),
    savedItems: new HttpSavedItemsGateway(shopper.transactions),
    known: () => (known ??= arrange()),
    becomesGuest: () => becomeGuest(shopper),
  };
});
