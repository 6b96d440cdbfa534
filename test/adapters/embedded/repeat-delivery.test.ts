import * as E from 'fp-ts/Either';
import { HttpAddressBook } from '../../../adapters/commerce/http-address-book';
import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/http-repeat-delivery-gateway';
import { repeatDeliveryGatewayContract } from '../../contracts/repeat-delivery-gateway.contract';
import { anAddress } from '../../builders/address';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend, type Shopper } from './embedded-backend';
import { becomeGuest, register } from './shoppers';

let backend: EmbeddedBackend;
let partNumbers: readonly [string, string];
beforeAll(async () => {
  backend = await startEmbeddedBackend();
  const rows = await backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('sku.part_number')
    .where('category.path', '=', 'dog/dog-food/dry-dog-food')
    .where('product.repeat_delivery', '=', 1)
    .where('sku.list_price_cents', 'is not', null)
    .orderBy('sku.id')
    .limit(2)
    .execute();
  const [first, second] = rows.map((row) => row.part_number);
  if (first === undefined || second === undefined) throw new Error('the catalogue has no food on repeat');
  partNumbers = [first, second];
});
afterAll(() => backend.close());

const addAddress = async (shopper: Shopper, line1: string): Promise<string> => {
  const written = await new HttpAddressBook(shopper.transactions).add({
    address: anAddress({ line1 }),
    asTyped: true,
  })();
  if (E.isLeft(written) || written.right.kind !== 'saved') throw new Error(JSON.stringify(written));
  return written.right.addressId;
};

const addCard = async (shopperId: number, lastFour: string): Promise<string> => {
  const { wallet_id } = await backend.database
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token: `pm_kept_${lastFour}`,
      last_four: lastFour,
      expire_month: 12,
      expire_year: 2040,
      added_at: Date.now(),
    })
    .returning('wallet_id')
    .executeTakeFirstOrThrow();
  return String(wallet_id);
};

repeatDeliveryGatewayContract('HttpRepeatDeliveryGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpRepeatDeliveryGateway(shopper.transactions),
    partNumbers,
    becomesGuest: () => becomeGuest(shopper),
    customerSignsIn: async () => {
      const { userId } = await register(shopper);
      return {
        addressIds: [await addAddress(shopper, '1 Bark St'), await addAddress(shopper, '2 Bay St')],
        walletIds: [await addCard(Number(userId), '4242'), await addCard(Number(userId), '1881')],
      };
    },
  };
});
