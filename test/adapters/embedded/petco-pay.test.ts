import * as E from 'fp-ts/Either';
import { HttpCardProgrammeGateway } from '../../../adapters/commerce/wallet/http-card-programme-gateway';
import { HttpCartGateway } from '../../../adapters/commerce/cart/http-cart-gateway';
import { HttpWalletGateway } from '../../../adapters/commerce/wallet/http-wallet-gateway';
import { aTempCard, cardProgrammeGatewayContract } from '../../contracts/card-programme-gateway.contract';
import { walletGatewayContract } from '../../contracts/wallet-gateway.contract';
import { FakePaymentProvider } from '../../fakes/fake-payment-provider';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend, type Shopper } from './embedded-backend';
import { becomeGuest, NAMES, register, type Registered } from './shoppers';
import { STORE_IDS } from '../../support/store-ids';

const provider = new FakePaymentProvider(Date.now);
let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend(
    undefined,
    {},
    {
      provider,
      cardFields: { kind: 'embedded', origin: 'https://pay.example' },
    },
  );
});
afterAll(() => backend.close());

const post = async (shopper: Shopper, path: string, body: unknown): Promise<unknown> => {
  const response = await shopper.transactions({ kind: 'personal', method: 'POST', path, body })();
  if (E.isLeft(response)) throw new Error(`${path}: ${JSON.stringify(response.left)}`);
  return response.right.body;
};

/** A new member with the bank's approval; returns the call id. */
const getApproved = async (shopper: Shopper): Promise<Registered & { readonly callId: string }> => {
  const person = await register(shopper);
  await post(shopper, 'person/createPals', {});
  const decision = await post(shopper, 'petco-pay/applications', {
    firstName: NAMES.firstName,
    lastName: NAMES.lastName,
    email: person.email,
    phone: NAMES.phoneNumber,
    income: '54000',
  });
  const { callId, result } = decision as { readonly callId: string; readonly result: string };
  expect(result).toBe('APPROVED');
  return { ...person, callId };
};

cardProgrammeGatewayContract('HttpCardProgrammeGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpCardProgrammeGateway(shopper.transactions),
    becomesGuest: () => becomeGuest(shopper),
    approvedSignsIn: () => getApproved(shopper),
    newcomerSignsIn: async () => void (await register(shopper)),
  };
});

walletGatewayContract('HttpWalletGateway over the embedded backend', () => {
  const shopper = newShopper(backend);
  return {
    gateway: new HttpWalletGateway(shopper.transactions),
    becomesGuest: () => becomeGuest(shopper),
    holderSignsIn: async () => {
      const { callId } = await getApproved(shopper);
      await new HttpCardProgrammeGateway(shopper.transactions).addTempCard(aTempCard({ callId }))();
    },
    cardToken: (card) => provider.cardToken(card),
    approves: async (url) => {
      const setupId = url.split('/').at(-1) ?? '';
      provider.decidesSetup(setupId, 'approve');
      return setupId;
    },
  };
});

test('[PCC-08] the cart takes 20% off the first purchase after the card was added', async () => {
  const shopper = newShopper(backend);
  const { callId } = await getApproved(shopper);
  const sku = await backend.database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('stock', (join) => join.onRef('stock.sku_id', '=', 'sku.id').on('stock.location', '=', 'online'))
    .select('sku.part_number')
    .where('product.in_store_only', '=', 0)
    .where('product.pickup_only', '=', 0)
    .where('product.live_animal', '=', 0)
    .where('sku.list_price_cents', 'is not', null)
    .where('stock.quantity', '>=', 10)
    .orderBy('sku.id')
    .executeTakeFirstOrThrow();
  const cart = new HttpCartGateway(shopper.transactions, STORE_IDS);
  await cart.add(sku.part_number, 1)();
  const before = await cart.load();
  await new HttpCardProgrammeGateway(shopper.transactions).addTempCard(aTempCard({ callId }))();
  const after = await cart.load();
  expect(before).toMatchObject({ right: { adjustments: [] } });
  expect(after).toMatchObject({
    right: { adjustments: [{ description: '20% off your first purchase with Petco Pay' }] },
  });
});
