import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/repeat-delivery/http-repeat-delivery-gateway';
import { HttpStockNotices } from '../../../adapters/commerce/account/http-stock-notices';
import { makeMailTokens } from '../../../backend/mail/mail-tokens';
import { stockNoticesContract } from '../../contracts/stock-notices.contract';
import { newShopper, SERVER_SECRET, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { addAddress, addCard, repeatedProducts } from './repeat-shoppers';
import { register } from './shoppers';

const TOKENS = makeMailTokens(SERVER_SECRET);

let backend: EmbeddedBackend;
let addresses = 0;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
  pickupOnly = await aPickupOnlyProduct();
});
afterAll(() => backend.close());

/** A product that is delivered, with this stock online. */
const productWith = async (isInStock: boolean) => {
  const row = await backend.database
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.part_number', 'product_id'])
    .where('stock.location', '=', 'online')
    .where('stock.quantity', isInStock ? '>' : '=', 0)
    .where('pickup_only', '=', 0)
    .where('in_store_only', '=', 0)
    .where('live_animal', '=', 0)
    .orderBy('sku.id', isInStock ? 'asc' : 'desc')
    .executeTakeFirstOrThrow();
  return row;
};

let pickupOnly: string;
/** The part number of a product that is picked up only. */
const aPickupOnlyProduct = async (): Promise<string> => {
  const { part_number, product_id } = await productWith(false);
  await backend.database.updateTable('product').set({ pickup_only: 1 }).where('id', '=', product_id).execute();
  return part_number;
};

/** The token of a mail about a new repeat delivery of a new account. */
const tokenOfRepeatDelivery = async (status?: 'active' | 'cancelled'): Promise<string> => {
  const shopper = newShopper(backend);
  const { userId, email } = await register(shopper);
  const [partNumber] = await repeatedProducts(backend);
  const deliveries = new HttpRepeatDeliveryGateway(shopper.transactions);
  const started = await deliveries.start({
    startKey: randomUUID(),
    frequency: { unit: 'week', count: 2 },
    nextDate: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    addressId: await addAddress(shopper, '1 Bark St'),
    walletId: await addCard(backend, Number(userId), '4242'),
    lines: [{ partNumber, quantity: 1 }],
  })();
  if (E.isLeft(started)) throw new Error(JSON.stringify(started.left));
  if (status === 'cancelled') await deliveries.change(started.right.id, { kind: 'cancel', reason: 'price' })();
  return TOKENS.tokenOf(email, { kind: 'repeat-delivery', planId: Number(started.right.id) });
};

stockNoticesContract('HttpStockNotices over the embedded backend', async () => {
  const shopper = newShopper(backend);
  return {
    notices: new HttpStockNotices(shopper.transactions),
    outOfStock: (await productWith(false)).part_number,
    pickupOnly,
    gone: 'SKU-NONE',
    inStock: (await productWith(true)).part_number,
    email: `waits.${(addresses += 1)}@example.test`,
    tokenOf: (email, of) => TOKENS.tokenOf(email, of && { kind: 'reminders', of }),
    member: async () => (await register(newShopper(backend))).email,
    signIn: async () => (await register(shopper)).email,
    stranger: () => new HttpStockNotices(newShopper(backend).transactions),
    tokenOfRepeatDelivery,
  };
});
