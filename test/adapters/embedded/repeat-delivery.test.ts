import { HttpRepeatDeliveryGateway } from '../../../adapters/commerce/repeat-delivery/http-repeat-delivery-gateway';
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
  return {
    gateway: new HttpRepeatDeliveryGateway(shopper.transactions),
    partNumbers,
    becomesGuest: () => becomeGuest(shopper),
    customerSignsIn: async () => {
      const { userId } = await register(shopper);
      return {
        addressIds: [await addAddress(shopper, '1 Bark St'), await addAddress(shopper, '2 Bay St')],
        walletIds: [await addCard(backend, Number(userId), '4242'), await addCard(backend, Number(userId), '1881')],
      };
    },
  };
});
