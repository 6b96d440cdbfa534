import * as E from 'fp-ts/Either';
import { makeRemoveSavedPayment } from '../../../core/wallet/remove-saved-payment';
import { isCardExpired } from '../../../core/wallet/wallet';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { aWalletCard } from '../../builders/wallet-card';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';

const owner = () => {
  const wallet = new FakeWalletGateway().hasCards('700002', aWalletCard(), aWalletCard({ walletId: '30002' }));
  wallet.caller.signsIn('700002');
  return { wallet, remove: makeRemoveSavedPayment({ wallet }) };
};

test('[PAY-05] [ACC-03] removes a card, also when it was removed before', async () => {
  const { wallet, remove } = owner();
  expect(await remove('30001')()).toEqual(E.right(undefined));
  expect(await remove('30001')()).toEqual(E.right(undefined));
  expect(await wallet.wallet()).toMatchObject({ right: { cards: [{ walletId: '30002' }] } });
});

test('[PAY-05] [ACC-03] removes nothing for a shopper who is not signed in', async () => {
  const { wallet, remove } = owner();
  wallet.caller.becomesGuest('700001');
  expect(await remove('30001')()).toEqual(E.left({ kind: 'identity-needed' }));
});

test.each(EVERY_FAILURE)('[ACC-03] returns the failure of the service: %s', async (_name, failure) => {
  const { wallet, remove } = owner();
  wallet.fails(failure, 'remove');
  expect(await remove('30001')()).toEqual(E.left(failure));
});

test('[ACC-03] a card is valid through its month; one without a date never expires', () => {
  const card = aWalletCard({ expireMonth: '02', expireYear: '2030' });
  expect(isCardExpired(card, Date.UTC(2030, 2, 1) - 1)).toBe(false);
  expect(isCardExpired(card, Date.UTC(2030, 2, 1))).toBe(true);
  expect(isCardExpired({ ...card, expireYear: undefined }, Date.UTC(2099, 0))).toBe(false);
});
