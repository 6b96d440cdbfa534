import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
import { cartGatewayContract, type KnownAssortment, type KnownVariant } from '../../contracts/cart-gateway.contract';
import { personalizedCartContract } from '../../contracts/personalized-cart.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { becomeGuest, register } from './shoppers';
import { STORE_IDS } from '../../support/store-ids';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

/** SKUs that are delivered, by their stock. */
const delivered = () =>
  backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('stock', (join) => join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', 'online'))
    .select(['sku.id', 'sku.part_number', 'product.name', 'sku.list_price_cents', 'sku.offer_price_cents'])
    .where('product.in_store_only', '=', 0)
    .where('product.pickup_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .where('sku.list_price_cents', 'is not', null)
    .orderBy('sku.id');

/** Two well-stocked SKUs without size, flavor or color, so that the line has the product's name. */
const variants = async (): Promise<readonly [KnownVariant, KnownVariant]> => {
  const rows = await delivered().where('stock.quantity', '>=', 10).limit(2).execute();
  const ids = rows.map(({ id }) => id);
  const plain = { size: null, flavor: null, color: null };
  await backend.database.updateTable('sku').set(plain).where('id', 'in', ids).execute();
  const [plenty, other] = rows.map((row) => ({
    partNumber: row.part_number,
    name: row.name,
    price: (row.offer_price_cents ?? row.list_price_cents ?? 0) / 100,
  }));
  if (plenty === undefined || other === undefined) throw new Error('the catalogue sells too little');
  return [plenty, other];
};

/** The stock that a test needs, set for SKUs that no other test uses. */
const withStock = async (quantity: number, apartFrom: ReadonlyArray<string>): Promise<string> => {
  const sku = await delivered().where('sku.part_number', 'not in', apartFrom).executeTakeFirstOrThrow();
  await backend.database
    .updateTable('stock')
    .set({ quantity })
    .where('sku_id', '=', sku.id)
    .where('location', '=', 'online')
    .execute();
  return sku.part_number;
};

const assortment = async (): Promise<KnownAssortment> => {
  const [plenty, other] = await variants();
  const { part_number: inStores } = await backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('sku.part_number')
    .where('product.in_store_only', '=', 1)
    .executeTakeFirstOrThrow();
  const taken = [plenty.partNumber, other.partNumber];
  const scarce = await withStock(3, taken);
  return {
    plenty,
    other,
    scarce: { partNumber: scarce, available: 3 },
    soldOut: { partNumber: await withStock(0, [...taken, scarce]) },
    inStoresOnly: { partNumber: inStores },
    promotionCode: 'WELCOME10',
  };
};

let known: Promise<KnownAssortment> | undefined;

cartGatewayContract('HttpCartGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpCartGateway(shopper.transactions, STORE_IDS),
    assortment: () => (known ??= assortment()),
    becomesGuest: () => becomeGuest(shopper),
    signsIn: async () => void (await register(shopper)),
    startsPromotion: async () => {
      const code = `SOON-${Math.random().toString(36).slice(2).toUpperCase()}`;
      const worth = { kind: 'amount', value: 300, min_subtotal_cents: 0, department: null } as const;
      const row = { ...worth, code, promotion_id: code, description: '$3 off', starts_at: 0, ends_at: null };
      await backend.database.insertInto('promotion').values(row).execute();
      const ends = async (): Promise<void> => {
        await backend.database.updateTable('promotion').set({ ends_at: 1 }).where('code', '=', code).execute();
      };
      return { code, ends };
    },
  };
});

/** A tag in stock: the generated catalogue has personalised products. */
const aTag = async (): Promise<string> => {
  const sku = await delivered()
    .where('product.personalization', '=', 'tag')
    .where('stock.quantity', '>', 0)
    .executeTakeFirstOrThrow();
  const enough = { quantity: 50 };
  await backend.database.updateTable('stock').set(enough).where('sku_id', '=', sku.id).execute();
  return sku.part_number;
};

personalizedCartContract('HttpCartGateway over the embedded backend', async () => {
  const shopper = newShopper(backend);
  await becomeGuest(shopper);
  const { plenty } = await (known ??= assortment());
  const gateway = new HttpCartGateway(shopper.transactions, STORE_IDS);
  return { gateway, tag: await aTag(), plain: plenty.partNumber };
});
