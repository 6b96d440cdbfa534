import { DEFAULT_BRAND } from '../../../../core/configuration/brand';
import { makeRemoveSavedPayment } from '../../../../core/wallet/remove-saved-payment';
import {
  makeAddCardAction,
  makeDefaultCardAction,
  makeFinishCardAction,
  makeRemoveCardAction,
  makeReplaceCardAction,
} from '../../../../ui/pages/account/wallet/wallet-actions';
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
    origin: 'https://shop.example',
    shop: 'Petco',
    brand: DEFAULT_BRAND,
  });
  return {
    wallet,
    plans,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    remove: makeRemoveCardAction({ removeSavedPayment: makeRemoveSavedPayment({ wallet }) }),
    makeDefault: makeDefaultCardAction({ makeDefaultPayment: wallet.makeDefault }),
    replace: makeReplaceCardAction({ replacePayment: wallet.replace }),
    add: makeAddCardAction({ addSavedPayment: wallet.add, loadWallet: wallet.wallet, origin: 'https://shop.example' }),
    finish: makeFinishCardAction({ finishSavedPayment: wallet.finishAdding, loadWallet: wallet.wallet }),
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
  expect(await loaded('remove=30001')).toMatchObject({ data: { usedBy: { title: 'A repeat delivery uses this' } } });
  plans.isDown();
  expect(await loaded('remove=30001')).toMatchObject({
    data: { removing: VISA, usedBy: { title: expect.stringMatching(/couldn’t check/) } },
  });
});

test('[ACC-03] a full wallet says so before a card is typed', async () => {
  const { wallet, loaded } = owner();
  expect(await loaded('add=card')).toMatchObject({ data: { adding: { setupId: undefined } } });
  wallet.isFull();
  expect(await loaded('add=card')).toMatchObject({ data: { adding: undefined, isFull: true } });
  expect(await loaded('setup_intent=seti_1&redirect_status=failed')).toMatchObject({ data: { adding: undefined } });
  expect(await loaded('setup_intent=seti_1')).toMatchObject({ data: { adding: { setupId: 'seti_1' } } });
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

test('[ACC-03] a card is removed after another one has taken its place, or it is said why not', async () => {
  const { wallet, replace } = owner();
  const replacement = new URLSearchParams({ walletId: '30001', by: '30002' });
  for (const [refusal, said] of [
    [{ kind: 'card-expires' }, /expires before the next repeat delivery\. Nothing was changed/],
    [{ kind: 'no-such-replacement' }, /^That card is no longer in your wallet, .* Nothing was changed/],
    [{ kind: 'delivery-under-way' }, /We’re placing the order .* Nothing was changed\. Try again in a few minutes/],
  ] as const) {
    wallet.refusesToReplace(refusal);
    expect(await replace(replacement)()).toMatchObject({
      kind: 'refused',
      status: 409,
      // The cards that can be chosen stand beside the question.
      url: `${PATH}?remove=30001`,
      changes: { problem: expect.stringMatching(said) },
    });
  }
  wallet.refusesToReplace(undefined);
  expect(await replace(replacement)()).toEqual({ kind: 'see-other', url: `${PATH}?done=replaced` });
  expect(await wallet.wallet()).toMatchObject({ right: { cards: [{ walletId: '30002', isDefault: true }] } });
  expect(await replace(replacement)()).toMatchObject({ kind: 'refused', status: 404, url: PATH });
});

test('[ACC-03] a change that fails says what is known: that nothing was changed, or that there was no answer', async () => {
  const { wallet, remove, makeDefault, replace } = owner();
  expect(await makeDefault(card('9'))()).toMatchObject({ kind: 'refused', status: 404 });
  for (const [failure, status, said] of [
    [anUnreachable({ cause: 'unavailable' }), 503, /Nothing was changed/],
    [anUnreachable({ cause: 'timed-out' }), 503, /We couldn’t confirm your change/],
    [aRefusal({ status: 400 }), 400, /That didn’t work\. Nothing was changed\. Please reload the page/],
  ] as const) {
    wallet.fails(failure);
    for (const change of [remove, makeDefault, replace]) {
      expect(await change(card('30001'))()).toMatchObject({
        kind: 'refused',
        status,
        changes: { problem: expect.stringMatching(said) },
      });
    }
  }
  wallet.isBack().caller.signsOut();
  for (const change of [remove, makeDefault, replace]) {
    expect(await change(card('30001'))()).toEqual({ kind: 'see-other', ...SIGN_IN });
  }
});

const typed = (token: string): URLSearchParams =>
  new URLSearchParams({ card_token: token, card_brand: 'visa', card_last_four: '4242', card_expires: '12/2040' });
const ADD = `${PATH}?add=card`;

test('[ACC-03] [PAY-02] a card can be added where the provider has fields, and only that page allows them', async () => {
  const { wallet, loaded } = owner();
  const fields = { kind: 'embedded', origin: 'https://pay.example' };
  expect(await loaded()).toMatchObject({ cardFields: undefined, data: { canAdd: true, adding: undefined } });
  const page = await loaded('add=card&card_token=pm_1&card_last_four=4242');
  expect(page).toMatchObject({
    head: { title: 'Add a card | Petco' },
    cardFields: fields,
    data: { adding: { cardFields: fields, typedCard: { token: 'pm_1' }, setupId: undefined } },
  });
  const cardPage = 'https://pay.example/card?return_url=https%3A%2F%2Fshop.example%2Faccount%2Fwallet%3Fadd%3Dcard';
  expect(page).toMatchObject({ data: { adding: { cardPage } } });
  wallet.takesNoCards().hasCards('700002', VISA);
  expect(await loaded('add=card')).toMatchObject({ data: { canAdd: false, adding: undefined } });
});

test('[ACC-03] a typed card is saved; one that the bank asks about is saved after the approval', async () => {
  const { wallet, loaded, add, finish } = owner();
  expect(await add(typed('pm_7'))()).toEqual({ kind: 'see-other', url: `${PATH}?done=added` });
  const approveAt = 'https://pay.example/setup/seti_pm_approve';
  expect(await add(typed('pm_approve'))()).toMatchObject({ status: 200, url: ADD, changes: { adding: { approveAt } } });
  expect(await loaded('setup_intent=seti_pm_approve&redirect_status=succeeded')).toMatchObject({
    data: { adding: { setupId: 'seti_pm_approve' }, problem: undefined },
  });
  expect(await loaded('setup_intent=seti_pm_approve&redirect_status=failed')).toMatchObject({
    data: { adding: { setupId: undefined }, problem: expect.stringMatching(/didn’t approve/) },
  });
  const setup = new URLSearchParams({ setup: 'seti_pm_approve' });
  expect(await finish(setup)()).toMatchObject({
    status: 400,
    changes: { problem: expect.stringMatching(/didn’t approve/) },
  });
  wallet.approves('seti_pm_approve');
  expect(await finish(setup)()).toEqual({ kind: 'see-other', url: `${PATH}?done=added` });
  expect(await wallet.wallet()).toMatchObject({ right: { cards: { length: 4 } } });
});

test('[ACC-03] a card that is not saved says why, and an ended session leads back to the form', async () => {
  const { wallet, add, finish } = owner();
  const declined = /Your bank declined this card, so it wasn’t saved/;
  for (const [form, status, said] of [
    [new URLSearchParams(), 400, /Please enter your card first/],
    [typed('pm_declined'), 400, declined],
  ] as const) {
    expect(await add(form)()).toMatchObject({ status, url: ADD, changes: { problem: expect.stringMatching(said) } });
  }
  expect(await finish(new URLSearchParams({ setup: 'seti_x' }))()).toMatchObject({ status: 404 });
  wallet.fails(anUnreachable({ cause: 'timed-out' }));
  expect(await add(typed('pm_8'))()).toMatchObject({
    status: 503,
    changes: { problem: expect.stringMatching(/Check your wallet in a minute/) },
  });
  wallet.isBack().caller.signsOut();
  const url = `/shop/LogonForm?URL=${encodeURIComponent(ADD)}`;
  expect(await add(typed('pm_8'))()).toEqual({ kind: 'see-other', url });
});
