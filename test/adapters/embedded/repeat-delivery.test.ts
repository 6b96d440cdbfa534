import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/repeat-delivery/http-repeat-delivery-gateway';
import { plusDays, shopDay } from '../../../backend/stores/shop-day';
import { repeatDeliveryGatewayContract } from '../../contracts/repeat-delivery-gateway.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { addAddress, addCard, repeatedProducts } from './repeat-shoppers';
import { becomeGuest, register } from './shoppers';

let backend: EmbeddedBackend;
let partNumbers: readonly [string, string];
beforeAll(async () => {
  backend = await startEmbeddedBackend();
  partNumbers = await repeatedProducts(backend);
});
afterAll(() => backend.close());

repeatDeliveryGatewayContract('HttpRepeatDeliveryGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  let shopperId = 0;
  return {
    gateway: new HttpRepeatDeliveryGateway(shopper.transactions),
    partNumbers,
    becomesLate: async (planId) => {
      const yesterday = plusDays(shopDay(Date.now()), -1);
      const { database } = backend;
      const plans = database.updateTable('repeat_plan').set({ next_date: yesterday });
      await plans.where('plan_id', '=', Number(planId)).execute();
    },
    losesPhone: async () => {
      const { database } = backend;
      await database.updateTable('shopper').set({ phone: null }).where('shopper_id', '=', shopperId).execute();
      await database.updateTable('address').set({ phone: null }).where('shopper_id', '=', shopperId).execute();
    },
    losesDetails: async () => {
      const { database } = backend;
      await database.deleteFrom('address').where('shopper_id', '=', shopperId).where('is_self', '=', 0).execute();
      await database.deleteFrom('wallet_card').where('shopper_id', '=', shopperId).execute();
    },
    becomesGuest: () => becomeGuest(shopper),
    customerSignsIn: async () => {
      const { userId } = await register(shopper);
      shopperId = Number(userId);
      return {
        addressIds: [await addAddress(shopper, '1 Bark St'), await addAddress(shopper, '2 Bay St')],
        walletIds: [await addCard(backend, shopperId, '4242'), await addCard(backend, shopperId, '1881')],
      };
    },
  };
});
