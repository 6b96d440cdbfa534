import { makeRemoveSavedPayment } from '../../../../core/wallet/remove-saved-payment';
import { makeDefaultCardAction, makeRemoveCardAction } from '../../../../ui/pages/account/wallet/wallet-actions';
import { makeWalletLoader } from '../../../../ui/pages/account/wallet/wallet-loader';
import { EVERYTHING } from '../../../builders/capabilities';
import { aRefusal, anUnreachable } from '../../../builders/upstream-failure';
import { aWalletCard } from '../../../builders/wallet-card';
import { aPlan } from '../../../builders/repeat-plan';
import { FakeRepeatDeliveryGateway } from '../../../fakes/fake-repeat-delivery-gateway';
import { FakeWalletGateway } from '../../../fakes/fake-wallet-gateway';

const PATH = '/account/wallet';
const VISA = aWalletCard({ cardType: 'VISA', isTemporary: false, isDefault: true });
const AMEX = aWalletCard({ walletId: '30002', cardType: 'AMEX', isTemporary: false });

const owner = (userType: 'registered' | 'guest' = 'registered') => {
  const wallet = new FakeWalletGateway().hasCards('700002', VISA, AMEX);
  wallet.caller.signsIn('700002');
  const plans = new FakeRepeatDeliveryGateway(wallet.caller).hasPlans('700002', aPlan({ walletId: VISA.walletId }));
  const load = makeWalletLoader({
    loadWallet: wallet.wallet,
    repeatPlans: plans.plans,
    capabilities: EVERYTHING,
    userType: () => userType,
    clock: () => 1,
    shop: 'Petco',
  });
  return {
    wallet,
    plans,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    remove: makeRemoveCardAction({ removeSavedPayment: makeRemoveSavedPayment({ wallet }) }),
    makeDefault: makeDefaultCardAction({ makeDefaultPayment: wallet.makeDefault }),
  };
};

const card = (walletId: string): URLSearchParams => new URLSearchParams({ walletId });
const SIGN_IN = { url: `/shop/LogonForm?URL=${encodeURIComponent(PATH)}` };

test('[ACC-03] shows the cards, and the question before one of them is removed', async () => {
  const { loaded } = owner();
  expect(await loaded()).toMatchObject({ kind: 'page', data: { cards: [VISA, AMEX], removing: undefined, now: 1 } });
  expect(await loaded('remove=30002')).toMatchObject({
    data: { removing: AMEX },
    head: { title: 'Remove this card? | Petco' },
  });
  expect(await loaded('remove=of-somebody&done=hacked')).toMatchObject({
    data: { removing: undefined, done: undefined },
  });
});

test('[ACC-03] knows how many repeat deliveries a card pays before it is removed, or that they could not be read', async () => {
  const { plans, loaded } = owner();
  expect(await loaded('remove=30001')).toMatchObject({ data: { plansUsing: 1 } });
  plans.isDown();
  expect(await loaded('remove=30001')).toMatchObject({ data: { removing: VISA, plansUsing: undefined } });
});

test('[ACC-03] guests are asked to sign in and come back; an outage shows no empty wallet', async () => {
  expect(await owner('guest').loaded()).toMatchObject({ kind: 'redirect', ...SIGN_IN });
  const { wallet, loaded } = owner();
  wallet.isDown();
  expect(await loaded()).toEqual({ kind: 'unavailable' });
});

test('[ACC-03] [PAY-05] a card is removed once, and another one becomes the default', async () => {
  const { wallet, remove, makeDefault } = owner();
  expect(await makeDefault(card('30002'))()).toEqual({ kind: 'see-other', url: `${PATH}?done=default` });
  for (let press = 0; press < 2; press += 1) {
    expect(await remove(card('30001'))()).toEqual({ kind: 'see-other', url: `${PATH}?done=removed` });
  }
  expect(await wallet.wallet()).toMatchObject({ right: { cards: [{ walletId: '30002', isDefault: true }] } });
});

test('[ACC-03] a change that fails says what is known: that nothing was changed, or that there was no answer', async () => {
  const { wallet, remove, makeDefault } = owner();
  expect(await makeDefault(card('9'))()).toMatchObject({ kind: 'refused', status: 404 });
  for (const [failure, status, said] of [
    [anUnreachable({ cause: 'unavailable' }), 503, /Nothing was changed/],
    [anUnreachable({ cause: 'timed-out' }), 503, /we cannot tell whether this was done/],
    [aRefusal({ status: 400 }), 400, /This could not be done, and nothing was changed\. Please load the page again/],
  ] as const) {
    wallet.fails(failure);
    for (const change of [remove, makeDefault]) {
      expect(await change(card('30001'))()).toMatchObject({
        kind: 'refused',
        status,
        changes: { problem: expect.stringMatching(said) },
      });
    }
  }
  wallet.isBack().caller.signsOut();
  for (const change of [remove, makeDefault]) {
    expect(await change(card('30001'))()).toEqual({ kind: 'see-other', ...SIGN_IN });
  }
});
