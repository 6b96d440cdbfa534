import { GUEST } from '../../../core/identity/session/header-user';
import { aResult } from '../../builders/application-result';
import type { CardFlowViewModel } from '../../../ui/petco-pay/card-flow-view-model';
import { eventually } from '../../support/eventually';
import { cardFlowWorld, CUSTOMER, MEMBER, USER } from './card-flow-world';

const PETCO_PAY = '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards';

describe('APPLY NOW', () => {
  test.each([
    ['a guest is asked for an account', GUEST, 'PCC_REGISTER'],
    ['a customer without a Pals number is asked to join', CUSTOMER, 'APPLY_PALS'],
    ['a blank Pals number is none', { ...CUSTOMER, palsId: ' ' }, 'APPLY_PALS'],
  ] as const)('[PCC-02] %s', async (_case, user, modal) => {
    const { flow, shown, cardApplicationProvider } = cardFlowWorld(user);
    await flow.apply();
    expect(shown()).toBe(modal);
    expect(cardApplicationProvider.isOpen).toBe(false);
  });

  test('[PCC-03] a member gets the application with the bank’s own offer; the shop’s modal gives way', async () => {
    const { flow, cardApplicationProvider, modals, shown } = cardFlowWorld(MEMBER, {
      isPrescreen: true,
      prescreenId: 'P-443',
    });
    modals.setType('PCC_LOGIN_SUCCESS');
    await flow.apply();
    expect([flow.status, shown()]).toEqual(['applying', undefined]);
    expect(cardApplicationProvider.opened).toMatchObject([{ prescreenId: 'P-443', applicant: { firstName: 'Pat' } }]);
  });

  test('[PCC-03] a second press opens no second application', async () => {
    const { flow, cardApplicationProvider } = cardFlowWorld(MEMBER);
    await Promise.all([flow.apply(), flow.apply()]);
    await flow.apply();
    expect(cardApplicationProvider.opened).toHaveLength(1);
  });

  test('[PCC-01] who has the card is led to it', async () => {
    const { flow, cardApplicationProvider, history } = cardFlowWorld(MEMBER, { isEnrolled: true });
    await flow.apply();
    expect([history.navigatedTo, cardApplicationProvider.isOpen, flow.status]).toEqual([PETCO_PAY, false, 'idle']);
  });

  test('[PCC-01] a card that cannot be read keeps nobody from applying', async () => {
    const { flow, cardApplicationProvider, cardProgramme } = cardFlowWorld(MEMBER);
    cardProgramme.isDown('status');
    await flow.apply();
    expect(cardApplicationProvider.isOpen).toBe(true);
  });
});

describe('the end of an application', () => {
  const left = async (result?: string, status = 'COMPLETE') => {
    const world = cardFlowWorld(MEMBER);
    await world.flow.apply();
    if (result !== undefined) world.cardApplicationProvider.decides(aResult({ result, status, message: '' }));
    world.cardApplicationProvider.closes();
    await eventually(() => expect(world.flow.status).toBe('idle'));
    return world;
  };

  test('[PCC-04] APPROVED shows the approval, with the wallet chosen', async () => {
    const { flow, shown, analytics } = await left('APPROVED');
    expect([shown(), flow.showApprovedModal, flow.submitNotApproved, flow.saveToWallet]).toEqual([
      'PCC_APPROVAL',
      true,
      false,
      true,
    ]);
    expect(analytics.reported()).toEqual([{ name: 'card-application', result: 'APPROVED' }]);
  });

  test.each([
    ['DECLINED', 'COMPLETE', 'No Petco Pay card this time', undefined],
    ['PENDING', 'IN_REVIEW', 'Your application is being reviewed', undefined],
    ['EXISTING', 'COMPLETE', 'You have Petco Pay already', { label: 'View Petco Pay', url: PETCO_PAY }],
    ['ERROR', 'TIMED_OUT', 'The bank did not answer in time', { label: 'Try again', run: expect.any(Function) }],
    ['ERROR', 'REFUSED', 'Your application did not go through', { label: 'Try again', run: expect.any(Function) }],
  ])('[PCC-04] %s (%s) is marked as not approved and told', async (result, status, title, action) => {
    const { flow, shown, errorDetail } = await left(result, status);
    expect([shown(), flow.showApprovedModal, flow.submitNotApproved]).toEqual(['ERROR_DETAIL', false, true]);
    expect(flow.applicationResult).toMatchObject({ result });
    expect(errorDetail.detail).toEqual({ title, text: expect.any(String), action });
  });

  test('[PCC-04] closed without a result, nothing shows and nothing is marked', async () => {
    const { flow, shown, analytics } = await left();
    expect([shown(), flow.submitNotApproved, flow.applicationResult]).toEqual([undefined, false, undefined]);
    expect(analytics.reported()).toEqual([{ name: 'card-application', result: 'CLOSED' }]);
  });

  test.each([
    [{ kind: 'card-application-unavailable', reason: 'the script did not come' }, 'Applications are not open just now'],
    [{ kind: 'card-application-timed-out' }, 'The bank is taking too long'],
  ] as const)('[PCC-03] a bank that fails (%j) is told, and trying again opens it', async (failure, title) => {
    const { flow, shown, cardApplicationProvider, errorDetail } = cardFlowWorld(MEMBER);
    cardApplicationProvider.fails(failure);
    await flow.apply();
    expect([shown(), flow.status, errorDetail.detail.title]).toEqual(['ERROR_DETAIL', 'idle', title]);
    cardApplicationProvider.fails(undefined);
    const { action } = errorDetail.detail;
    if (action === undefined || !('run' in action)) throw new Error('there is nothing to try again');
    action.run();
    await eventually(() => expect(cardApplicationProvider.isOpen).toBe(true));
    expect(shown()).toBeUndefined();
  });
});

describe('the approval', () => {
  const approved = async () => {
    const world = cardFlowWorld(MEMBER);
    world.flow.signingIn();
    await world.flow.apply();
    world.approves();
    await eventually(() => expect(world.shown()).toBe('PCC_APPROVAL'));
    return world;
  };

  test('[PCC-06] showing it clears its flag and the mark of the interstitial sign-in', async () => {
    const { flow, memory } = await approved();
    expect([flow.showApprovedModal, memory.isInterstitialLogin]).toEqual([true, true]);
    flow.approvalShown();
    expect([flow.showApprovedModal, memory.isInterstitialLogin]).toEqual([false, false]);
  });

  test.each([true, false])('[PCC-05] is taken up with the wallet chosen: %s', async (saveToWallet) => {
    const { flow, shown, cardProgramme, chrome } = await approved();
    flow.chooseWallet(saveToWallet);
    await flow.submitApproval();
    expect(cardProgramme.addedFor(USER)).toEqual({
      callId: 'call-1',
      isPrescreen: false,
      pccUserId: USER,
      saveToWallet,
      enrollmentStatus: 'APPROVED',
    });
    expect([flow.submitted, flow.card.isEnrolled, shown()]).toEqual([true, true, 'PCC_CREDIT_CARD_SUCCESS']);
    expect(chrome.refreshed).toBe(1);
  });

  test('[PCC-05] a failure keeps it open, and trying again goes on', async () => {
    const { flow, shown, cardProgramme } = await approved();
    cardProgramme.isDown('addTempCard');
    await flow.submitApproval();
    expect([shown(), flow.hasAddFailed, flow.submitted, flow.status]).toEqual(['PCC_APPROVAL', true, false, 'idle']);
    cardProgramme.isBack();
    await flow.submitApproval();
    expect([shown(), flow.hasAddFailed, flow.submitted]).toEqual(['PCC_CREDIT_CARD_SUCCESS', false, true]);
  });

  test('[PCC-05] it can be left for later, which the page knows; applying again leads straight back to it', async () => {
    const { flow, shown, cardProgramme, cardApplicationProvider, chrome } = await approved();
    cardProgramme.isDown('addTempCard');
    flow.chooseWallet(false);
    await flow.submitApproval();
    await flow.postponeApproval();
    expect([shown(), chrome.refreshed]).toEqual([undefined, 1]);
    await flow.apply();
    expect([shown(), cardApplicationProvider.opened.length, flow.status]).toEqual(['PCC_APPROVAL', 1, 'idle']);
    expect([flow.hasAddFailed, flow.saveToWallet]).toEqual([false, true]);
  });

  test.each([
    ['APPLY NOW', (flow: CardFlowViewModel) => flow.apply()],
    ['going on after a sign-in', (flow: CardFlowViewModel) => flow.signedIn().then(() => flow.apply())],
    ['joining', (flow: CardFlowViewModel) => flow.joinedPals()],
  ])('[PCC-04] [PCC-05] on a later page %s opens it at once, and it is taken up as it was', async (_way, goOn) => {
    const { flow, shown, cardApplicationProvider, cardProgramme } = cardFlowWorld(MEMBER, { isPrescreen: true });
    cardProgramme.hasApproved(USER, 'call-1');
    await goOn(flow);
    expect([shown(), cardApplicationProvider.opened, flow.showApprovedModal, flow.submitNotApproved]).toEqual([
      'PCC_APPROVAL',
      [],
      true,
      false,
    ]);
    await flow.submitApproval();
    expect(shown()).toBe('PCC_CREDIT_CARD_SUCCESS');
    expect(cardProgramme.addedFor(USER)).toMatchObject({ callId: 'call-1', isPrescreen: true, pccUserId: USER });
  });

  test('[PCC-05] a second press takes nothing up twice', async () => {
    const { flow, analytics } = await approved();
    await Promise.all([flow.submitApproval(), flow.submitApproval()]);
    expect([flow.submitted, flow.status]).toEqual([true, 'idle']);
    expect(analytics.reported()).toHaveLength(1);
  });
});

describe('on the way to the card', () => {
  test('[REG-04] after a registration the success shows, with the way on to the card', async () => {
    const { flow, shown } = cardFlowWorld(CUSTOMER);
    await flow.registered();
    expect([shown(), flow.applyLabel]).toEqual(['PCC_SUCCESS', 'APPLY NOW']);
  });

  test.each([
    ['neither card nor offer', {}, 'APPLY NOW'],
    ['an offer of the bank', { isPrescreen: true }, 'Continue With Petco Pay'],
    ['an approval', { approvedCallId: 'call-1' }, 'Continue With Petco Pay'],
    ['a card', { isEnrolled: true }, 'Continue With Petco Pay'],
  ])('[MOD-05] [PCC-07] after a sign-in, who has %s goes on', async (_case, card, label) => {
    const { flow, shown } = cardFlowWorld(MEMBER, card);
    await flow.signedIn();
    expect([shown(), flow.applyLabel, flow.modalSignIn]).toEqual(['PCC_LOGIN_SUCCESS', label, true]);
  });

  test('[PCC-07] who came from a wish list is back there, once', async () => {
    const { flow, shown, modals } = cardFlowWorld(GUEST);
    await flow.apply({ fromWishlist: true });
    expect(flow.isTriggeredFromWishlist).toBe(true);
    modals.setType('SIGN_IN_WITH_PCC');
    await flow.signedIn();
    expect([shown(), flow.isTriggeredFromWishlist]).toEqual([undefined, false]);
    await flow.signedIn();
    expect(shown()).toBe('PCC_LOGIN_SUCCESS');
  });

  test('[PCC-02] who has joined goes on to the application', async () => {
    const { flow, cardApplicationProvider, becomes } = cardFlowWorld(CUSTOMER);
    becomes(MEMBER);
    await flow.joinedPals();
    expect(cardApplicationProvider.isOpen).toBe(true);
  });

  test('[PCC-02] a membership that does not show yet is told, not asked for again', async () => {
    const { flow, shown, errorDetail, becomes, cardApplicationProvider } = cardFlowWorld(CUSTOMER);
    await flow.joinedPals();
    expect([shown(), errorDetail.detail.title]).toEqual(['ERROR_DETAIL', 'Your membership is on its way']);
    becomes(MEMBER);
    const { action } = errorDetail.detail;
    if (action === undefined || !('run' in action)) throw new Error('there is nothing to try again');
    action.run();
    await eventually(() => expect(cardApplicationProvider.isOpen).toBe(true));
  });

  test('[PCC-02] without a card programme joining ends with the membership', async () => {
    const { flow, shown, modals, cardApplicationProvider } = cardFlowWorld(
      MEMBER,
      {},
      { PCC_ENABLED: 'OFF', SHOP_ENABLED: 'ON' },
    );
    modals.setType('APPLY_PALS');
    await flow.joinedPals();
    expect([shown(), cardApplicationProvider.isOpen]).toEqual([undefined, false]);
  });

  test('[PCC-02] who does not want to join has left the flow', async () => {
    const { flow, shown, modals } = cardFlowWorld(CUSTOMER);
    await flow.apply({ fromWishlist: true });
    modals.setType('APPLY_PALS_CONFIRM');
    await flow.declinedPals();
    expect([shown(), flow.isTriggeredFromWishlist]).toEqual([undefined, false]);
  });
});

describe('from one page to the next', () => {
  test.each([
    ['PCC_LOGIN', 'PCC_LOGIN_SUCCESS'],
    ['PCC_REGISTRATION', 'PCC_SUCCESS'],
  ] as const)('[REG-06] %s opens %s, once', async (kept, modal) => {
    const { flow, memory, modals, shown } = cardFlowWorld(CUSTOMER);
    memory.rememberSuccess(kept)();
    await flow.reopen();
    expect(shown()).toBe(modal);
    modals.close();
    await flow.reopen();
    expect(shown()).toBeUndefined();
  });

  test('[REG-06] a page that is left after a sign-in has its success on the next one, a wish list has not', async () => {
    const { flow, memory } = cardFlowWorld(GUEST);
    flow.leaving('PCC_LOGIN');
    expect(memory.takeSuccess()).toBe('PCC_LOGIN');
    await flow.apply({ fromWishlist: true });
    flow.leaving('PCC_LOGIN');
    expect(memory.takeSuccess()).toBeUndefined();
    flow.leaving('PCC_REGISTRATION');
    expect(memory.takeSuccess()).toBe('PCC_REGISTRATION');
  });
});
