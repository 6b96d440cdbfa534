import {
  makeCancelAction,
  makeEditAction,
  makePauseAction,
  makeResumeAction,
  makeSendNowAction,
  makeSkipAction,
  makeUndoAction,
} from '../../../../ui/pages/account/repeat-delivery/plan-actions';
import { aPurchase } from '../../../builders/order';
import { aPlan } from '../../../builders/repeat-plan';
import { TODAY } from '../../../fakes/fake-repeat-delivery-gateway';
import { arrange, LIST, OWNER } from './repeat-delivery-world';

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ planId: '960001', ...fields });

/** The form that changes the plan, as the page shows it. */
const SHOWN = {
  every: 'week-4',
  shownEvery: 'week-4',
  nextDate: '2030-01-24',
  shownDate: '2030-01-24',
  addressId: '800001',
  shownAddress: '800001',
  walletId: '30001',
  shownWallet: '30001',
  partNumber: 'KIB-15',
  quantity: '2',
  shownQuantity: '2',
};

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

describe('[RPD-02] the form of a plan', () => {
  test('is shown again with what is typed, and nothing is saved, for an address or a card that was added meanwhile', async () => {
    const { gateway, change } = arrange();
    const typed = form({ ...SHOWN, every: 'week-2', asksDetails: 'true', showAdded: 'true' });
    const shown = await makeEditAction(change)(typed)();
    expect(shown).toMatchObject({
      status: 200,
      url: `${LIST}?plan=960001&view=change`,
      changes: { refused: { edit: { entered: { every: 'week-2' }, asksDetails: true }, errors: {} } },
    });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [aPlan()] } });
  });
});

describe('[RPD-02] past purchases', () => {
  const cancelled = aPlan({ status: 'cancelled' });

  test('are offered to a shopper who has some and whose plans are all canceled', async () => {
    const { gateway, orders, opened } = arrange();
    gateway.hasPlans(OWNER, cancelled);
    expect(await opened('list')).toMatchObject({ data: { hasPurchases: false } });
    orders.hasPurchases(OWNER, aPurchase());
    expect(await opened('list')).toMatchObject({ data: { hasPurchases: true } });
    gateway.hasPlans(OWNER, cancelled, aPlan());
    expect(await opened('list')).toMatchObject({ data: { hasPurchases: false } });
  });

  test('are not offered when they cannot be read, and the page is there', async () => {
    const { gateway, orders, opened } = arrange();
    gateway.hasPlans(OWNER);
    orders.hasPurchases(OWNER, aPurchase()).isDown();
    expect(await opened('list')).toMatchObject({ kind: 'page', data: { hasPurchases: false } });
  });
});

describe('[RPD-02] a change', () => {
  test.each([
    [makeSkipAction, { shownDate: '2030-01-24' }, 'skip', { nextDate: '2030-02-21' }],
    [makePauseAction, {}, 'pause', { status: 'paused' }],
    [makeSendNowAction, { shownTotal: '32.00' }, 'send-now', { nextDate: TODAY }],
    [makeCancelAction, { reason: 'pet-gone' }, 'cancel', { status: 'cancelled' }],
    [
      makeEditAction,
      { ...SHOWN, every: 'week-6', nextDate: '2030-03-01', quantity: '7', shownAddress: '' },
      'edit',
      { nextDate: '2030-03-01', lines: [{ quantity: 7 }], addressId: '800001' },
    ],
  ] as const)('is confirmed on the list: %#', async (make, fields, done, expected) => {
    const { gateway, change } = arrange();
    const url = `${LIST}?done=${done}&plan=960001`;
    expect(await make(change)(form(fields))()).toEqual({ kind: 'see-other', url });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ ...expected, canUndo: true }] } });
    expect(await makeUndoAction(change)(form({}))()).toMatchObject({ kind: 'see-other' });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ nextDate: '2030-01-24', status: 'active' }] } });
  });

  test.each(['none', '', '1.5', '-3'])('a quantity of %j takes no item out and changes none', async (quantity) => {
    const { gateway, change } = arrange();
    expect(await makeEditAction(change)(form({ ...SHOWN, every: 'week-6', quantity }))()).toMatchObject({
      kind: 'see-other',
    });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ lines: [{ quantity: 2 }] }] } });
  });

  test.each([
    [makeEditAction, { ...SHOWN, every: 'week-99', nextDate: TODAY }, 400, `${LIST}?plan=960001&view=change`],
    [makeEditAction, { ...SHOWN, quantity: '0' }, 400, `${LIST}?plan=960001&view=change`],
    [makeCancelAction, { reason: '' }, 400, `${LIST}?plan=960001&view=cancel`],
    [makeCancelAction, { reason: 'constructor' }, 400, `${LIST}?plan=960001&view=cancel`],
    [makeCancelAction, { planId: '1', reason: 'other' }, 404, LIST],
    [makeUndoAction, {}, 409, LIST],
    [makeSkipAction, { shownDate: '2030-01-10' }, 409, LIST],
    [makeSkipAction, {}, 409, LIST],
    [makeSendNowAction, { shownTotal: '31.99' }, 409, `${LIST}?plan=960001&view=send-now`],
    [makeSendNowAction, { shownTotal: '32.00', shownVersion: '7' }, 409, `${LIST}?plan=960001&view=send-now`],
    [makeSendNowAction, { shownTotal: 'nothing' }, 409, `${LIST}?plan=960001&view=send-now`],
    [makeSendNowAction, {}, 409, `${LIST}?plan=960001&view=send-now`],
    [makeSkipAction, { planId: '1', shownDate: '2030-01-24' }, 404, LIST],
  ] as const)('that is refused shows the form again and changes nothing: %#', async (make, fields, status, url) => {
    const { gateway, change } = arrange();
    expect(await make(change)(form(fields))()).toMatchObject({ kind: 'refused', status, url });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [aPlan()] } });
  });

  test.each([
    [makeResumeAction, { status: 'paused', pauseReason: 'payment' }, {}],
    [makeSendNowAction, { status: 'active' }, { shownTotal: '32.00' }],
  ] as const)(
    'asks in the form for the address and the card that a delivery needs, and changes nothing: %#',
    async (make, facts, fields) => {
      const { gateway, change } = arrange();
      const plan = aPlan({ ...facts, addressId: undefined, walletId: undefined });
      gateway.hasPlans(OWNER, plan);
      expect(await make(change)(form(fields))()).toMatchObject({
        kind: 'refused',
        status: 409,
        url: `${LIST}?plan=960001&view=change`,
        changes: {
          refused: {
            problem: { message: expect.stringContaining('needs an address and a valid card first') },
            errors: { addressId: expect.any(String), walletId: expect.any(String) },
          },
        },
      });
      expect(await gateway.plans()).toMatchObject({ right: { plans: [plan] } });
    },
  );

  test.each(['1', 'constructor'])(
    'that was not the last one, as the page showed it, is not undone: %p',
    async (shownVersion) => {
      const { gateway, change } = arrange();
      await makeSkipAction(change)(form({ shownDate: '2030-01-24' }))();
      await makePauseAction(change)(form({}))();
      const result = await makeUndoAction(change)(form({ shownVersion }))();
      expect(result).toMatchObject({ kind: 'refused', status: 409, url: LIST });
      expect(await gateway.plans()).toMatchObject({ right: { plans: [{ status: 'paused' }] } });
    },
  );

  test('sends no second delivery on one day, and says when the next one can be sent', async () => {
    const { gateway, change } = arrange();
    gateway.hasSentToday('960001');
    const message = 'Today’s delivery has already been sent. You can send the next one tomorrow.';
    expect(await makeSendNowAction(change)(form({ shownTotal: '32.00' }))()).toMatchObject({
      kind: 'refused',
      status: 409,
      url: LIST,
      changes: { refused: { problem: { message } } },
    });
  });

  test('[RPD-04] that would cost more than was shown asks again, and says why', async () => {
    const { change } = arrange();
    expect(await makeSendNowAction(change)(form({ shownTotal: '31.99' }))()).toMatchObject({
      changes: {
        refused: { edit: undefined, problem: { message: expect.stringMatching(/^The total is now higher/) } },
      },
    });
  });

  test('says that the address needs a phone number, and that the profile has a field for it', async () => {
    const { gateway, change } = arrange();
    gateway.hasNoPhone(OWNER);
    expect(await makeEditAction(change)(form({ ...SHOWN, shownAddress: '800002' }))()).toMatchObject({
      kind: 'refused',
      status: 400,
      url: `${LIST}?plan=960001&view=change`,
      changes: {
        refused: { needsPhone: true, errors: { addressId: expect.stringContaining('add one to your profile') } },
      },
    });
  });

  test('goes back to the list when the form could not show address and card, and nothing else was changed', async () => {
    const { change } = arrange();
    const { addressId: _address, walletId: _card, ...schedule } = SHOWN;
    const unread = form({ ...schedule, shownAddress: '', shownWallet: '' });
    expect(await makeEditAction(change)(unread)()).toEqual({ kind: 'see-other', url: LIST });
  });

  test('keeps everything that was entered when the session has ended or the service is down', async () => {
    const { gateway, change } = arrange();
    const fields = form({ ...SHOWN, every: 'week-6', nextDate: '2030-03-01', quantity: '7' });
    const entered = {
      every: 'week-6',
      nextDate: '2030-03-01',
      addressId: '800001',
      walletId: '30001',
      items: [{ partNumber: 'KIB-15', quantity: 7 }],
    };
    gateway.caller.signsOut();
    expect(await makeEditAction(change)(fields)()).toMatchObject({
      kind: 'refused',
      status: 401,
      otherwise: { data: { refused: { edit: { entered }, problem: { needsSignIn: true } } } },
    });
    gateway.caller.signsIn(OWNER);
    gateway.isDown();
    expect(await makeEditAction(change)(fields)()).toMatchObject({
      kind: 'refused',
      status: 503,
      otherwise: { data: { refused: { edit: { entered } } } },
    });
  });

  test('that has no reason leads to the sign-in when the session has ended: there is nothing to keep', async () => {
    const { gateway, change } = arrange();
    gateway.caller.signsOut();
    const result = await makeCancelAction(change)(form({ reason: '' }))();
    expect(result).toMatchObject({ kind: 'refused', status: 400 });
    expect(result).not.toHaveProperty('otherwise');
  });

  test('that changes nothing leads back to the list', async () => {
    const { gateway, change } = arrange();
    expect(await makeEditAction(change)(form(SHOWN))()).toEqual({ kind: 'see-other', url: LIST });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [aPlan()] } });
  });
});
