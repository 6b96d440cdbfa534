import * as TE from 'fp-ts/TaskEither';
import { makeChangeRepeatDelivery } from '../../../../core/repeat-delivery/change-repeat-delivery';
import { makeLoadRepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import { makeLoadRepeatOffer } from '../../../../core/repeat-delivery/load-repeat-offer';
import { makeLoadRepeatStart } from '../../../../core/repeat-delivery/load-repeat-start';
import { makeStartRepeatDelivery } from '../../../../core/repeat-delivery/start-repeat-delivery';
import {
  makeCancelAction,
  makeDetailsAction,
  makeItemsAction,
  makePauseAction,
  makeScheduleAction,
  makeSkipAction,
  makeUndoAction,
} from '../../../../ui/pages/account/repeat-delivery/plan-actions';
import { makePlansLoader } from '../../../../ui/pages/account/repeat-delivery/plans-loader';
import { makeStartAction } from '../../../../ui/pages/repeat-start/start-actions';
import { makeStartLoader } from '../../../../ui/pages/repeat-start/start-loader';
import { aSavedAddress } from '../../../builders/address';
import { EVERYTHING } from '../../../builders/capabilities';
import { anOfferedProduct, aPlan } from '../../../builders/repeat-plan';
import { aWalletCard } from '../../../builders/wallet-card';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeRepeatDeliveryGateway, TODAY } from '../../../fakes/fake-repeat-delivery-gateway';

const OWNER = '700001';
const LIST = '/shop/RepeatDeliveryListingView';
const START = '/shop/RepeatDeliveryStart';
const KEY = 'key-of-the-page-0001';
/** A line of the cart that cannot be removed. */
const STUCK = '910009';

const arrange = (userType: 'registered' | 'guest' = 'registered') => {
  const gateway = new FakeRepeatDeliveryGateway()
    .hasProducts(anOfferedProduct())
    .hasOwner(OWNER, ['800001'], ['30001'])
    .hasPlans(OWNER, aPlan());
  if (userType === 'registered') gateway.caller.signsIn(OWNER);
  const choices = {
    addresses: TE.right([aSavedAddress({ id: '800001' })]),
    loadWallet: TE.right({ cards: [aWalletCard({ walletId: '30001', isTemporary: false })] }),
  };
  const removed: string[] = [];
  const load = {
    list: makePlansLoader({
      loadRepeatDeliveries: makeLoadRepeatDeliveries({ repeatDelivery: gateway, ...choices }),
      shop: 'Petco',
    }),
    start: makeStartLoader({
      loadRepeatStart: makeLoadRepeatStart({
        loadRepeatOffer: makeLoadRepeatOffer({
          repeatDelivery: gateway,
          pets: new FakePetGateway(gateway.caller).pets,
          userType: () => userType,
          capabilities: EVERYTHING,
        }),
        ...choices,
      }),
      newChangeKey: () => KEY,
      userType: () => userType,
      shop: 'Petco',
    }),
  };
  return {
    gateway,
    removed,
    change: { changeRepeatDelivery: makeChangeRepeatDelivery({ repeatDelivery: gateway }), shop: 'Petco' },
    start: makeStartAction({
      startRepeatDelivery: makeStartRepeatDelivery({ repeatDelivery: gateway }),
      takeFromCart: ({ itemId }) =>
        itemId === STUCK ? TE.left({ kind: 'several-lines' }) : TE.fromIO(() => void removed.push(itemId)),
      shop: 'Petco',
    }),
    opened: (page: keyof typeof load, query = '') =>
      load[page]({ path: '', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
  };
};

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ planId: '960001', ...fields });

describe('[RPD-02] the page of repeat deliveries', () => {
  test('is private, shows one plan or the list, and reads nothing else from its address', async () => {
    const { opened } = arrange();
    expect(await opened('list', 'plan=960001&view=change&done=skip')).toMatchObject({
      kind: 'page',
      isShareable: false,
      isNeverKept: true,
      head: { title: 'Change your repeat delivery | Petco' },
      data: { planId: '960001', view: 'change', done: 'skip' },
    });
    expect(await opened('list', 'plan=1&view=steal&done=constructor')).toMatchObject({
      head: { title: 'Repeat delivery | Petco' },
      data: { view: undefined, done: undefined },
    });
  });

  test('asks others to sign in and come back; an outage shows no empty list', async () => {
    const guest = await arrange('guest').opened('list', 'plan=960001&view=cancel');
    const back = `${LIST}?plan=960001&view=cancel`;
    expect(guest).toMatchObject({ kind: 'redirect', url: `/shop/LogonForm?URL=${encodeURIComponent(back)}` });
    const { gateway, opened } = arrange();
    gateway.isDown();
    expect(await opened('list')).toEqual({ kind: 'unavailable' });
  });
});

describe('[RPD-02] a change', () => {
  test.each([
    [makeSkipAction, { shownDate: '2030-01-24' }, 'skip', { nextDate: '2030-02-21' }],
    [makePauseAction, {}, 'pause', { status: 'paused' }],
    [makeCancelAction, { reason: 'nonsense' }, 'cancel', { status: 'cancelled' }],
    [
      makeScheduleAction,
      { every: 'week-6', nextDate: '2030-03-01', shownDate: '2030-01-24' },
      'schedule',
      { nextDate: '2030-03-01' },
    ],
    [makeDetailsAction, { addressId: '800001', walletId: '30001' }, 'details', { addressId: '800001' }],
    [makeItemsAction, { partNumber: 'KIB-15', quantity: '7' }, 'items', { lines: [{ quantity: 7 }] }],
  ] as const)('is confirmed on the list: %#', async (make, fields, done, expected) => {
    const { gateway, change } = arrange();
    const url = `${LIST}?done=${done}&plan=960001`;
    expect(await make(change)(form(fields))()).toEqual({ kind: 'see-other', url });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ ...expected, canUndo: true }] } });
    expect(await makeUndoAction(change)(form({}))()).toMatchObject({ kind: 'see-other' });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ nextDate: '2030-01-24', status: 'active' }] } });
  });

  test.each([
    [makeScheduleAction, { every: 'week-99', nextDate: TODAY }, 400, `${LIST}?plan=960001&view=change`],
    [makeItemsAction, { partNumber: 'KIB-15', quantity: 'none' }, 400, `${LIST}?plan=960001&view=change`],
    [makeUndoAction, {}, 409, LIST],
    [makeSkipAction, { shownDate: '2030-01-10' }, 409, LIST],
    [makeSkipAction, {}, 409, LIST],
    [makeSkipAction, { planId: '1', shownDate: '2030-01-24' }, 404, LIST],
  ] as const)('that is refused shows the form again and changes nothing: %#', async (make, fields, status, url) => {
    const { gateway, change } = arrange();
    expect(await make(change)(form(fields))()).toMatchObject({ kind: 'refused', status, url });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [aPlan()] } });
  });

  test('keeps what was typed when the session has ended or the service is down', async () => {
    const { gateway, change } = arrange();
    const fields = form({ every: 'week-6', nextDate: '2030-03-01', shownDate: '' });
    gateway.caller.signsOut();
    expect(await makeScheduleAction(change)(fields)()).toMatchObject({
      kind: 'refused',
      status: 401,
      otherwise: { data: { refused: { typed: { every: 'week-6' }, problem: { needsSignIn: true } } } },
    });
    gateway.caller.signsIn(OWNER);
    gateway.isDown();
    expect(await makeScheduleAction(change)(fields)()).toMatchObject({ kind: 'refused', status: 503 });
  });
});

describe('[RPD-01] starting', () => {
  const CHOICE = {
    every: 'week-6',
    nextDate: '2030-02-01',
    addressId: '800001',
    walletId: '30001',
    item: '2:KIB-15',
    startKey: KEY,
  };

  test('shows the offer with what was chosen before; a guest signs in and comes back with it', async () => {
    const query = 'item=2:KIB-15&item=1:BED-1&every=week-6&weight=30&cartItem=910001';
    expect(await arrange().opened('start', query)).toMatchObject({
      kind: 'page',
      data: {
        every: 'week-6',
        weight: '30',
        cartItem: '910001',
        startKey: KEY,
        start: { items: [{ partNumber: 'KIB-15', quantity: 2 }] },
      },
    });
    const guest = await arrange('guest').opened('start', 'item=2:KIB-15&every=week-6');
    const back = `${START}?${new URLSearchParams('item=2:KIB-15&every=week-6').toString()}`;
    expect(guest).toMatchObject({ kind: 'redirect', url: `/shop/LogonForm?URL=${encodeURIComponent(back)}` });
  });

  test.each(['', 'item=1:BED-1', 'item=nonsense'])('says that nothing can be repeated for %p', async (query) => {
    expect(await arrange().opened('start', query)).toMatchObject({ kind: 'page', data: { start: undefined } });
  });

  test('starts the plan, removes the line of the cart, and leads to the list', async () => {
    const { gateway, start, removed } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, cartItem: '910001' }))();
    expect(result).toEqual({ kind: 'see-other', url: `${LIST}?done=start&plan=960001` });
    expect(removed).toEqual(['910001']);
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ lines: [{ quantity: 2 }] }, {}] } });
  });

  test('starts one plan when the form is posted twice, and says so when it was canceled since', async () => {
    const { gateway, start, removed } = arrange();
    const posted = () => start(new URLSearchParams({ ...CHOICE, cartItem: '910001' }))();
    expect(await posted()).toEqual(await posted());
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ lines: [{ quantity: 2 }] }, { lines: [{}] }] } });
    await gateway.change('960001', { kind: 'cancel', reason: 'price' })();
    expect(await posted()).toEqual({ kind: 'see-other', url: `${LIST}?done=cancel&plan=960001` });
    expect(removed).toEqual(['910001', '910001']);
  });

  test('says when the line could not be removed from the cart', async () => {
    const { start } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, cartItem: STUCK }))();
    expect(result).toEqual({ kind: 'see-other', url: `${LIST}?done=start-not-moved&plan=960001` });
  });

  test('shows the page again with what was typed and the errors, and removes nothing from the cart', async () => {
    const { start, removed } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, addressId: '', cartItem: '910001' }))();
    expect(result).toMatchObject({
      kind: 'refused',
      status: 400,
      url: `${START}?item=2%3AKIB-15&cartItem=910001`,
      changes: {
        startKey: KEY,
        every: 'week-6',
        typed: { nextDate: '2030-02-01' },
        errors: { addressId: expect.any(String) },
      },
    });
    expect(removed).toEqual([]);
  });
});
