import { GUEST } from '../../../core/identity/session/header-user';
import { aResult } from '../../builders/application-result';
import type { CardFlowViewModel } from '../../../ui/petco-pay/card-flow-view-model';
import { eventually } from '../../support/eventually';
import { cardFlowWorld, CUSTOMER, MEMBER, USER } from './card-flow-world';

const PETCO_PAY = '/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards';

describe('APPLY NOW', () => {
  test.each([
    ['asks a guest for an account', GUEST, 'PCC_REGISTER'],
    ['asks a customer without a Pals number to join', CUSTOMER, 'APPLY_PALS'],
    ['treats a blank Pals number as missing', { ...CUSTOMER, palsId: ' ' }, 'APPLY_PALS'],
  ] as const)('[PCC-02] %s', async (_case, user, modal) => {
    const { flow, shown, cardApplicationProvider } = cardFlowWorld(user);
    await flow.apply();
    expect(shown()).toBe(modal);
    expect(cardApplicationProvider.isOpen).toBe(false);
  });

  test("[PCC-03] opens the application with the bank's offer for a member and closes the shop's modal", async () => {
    const { flow, cardApplicationProvider, modals, shown } = cardFlowWorld(MEMBER, {
      isPrescreen: true,
      prescreenId: 'P-443',
    });
    modals.setType('PCC_LOGIN_SUCCESS');
    await flow.apply();
    expect([flow.status, shown()]).toEqual(['applying', undefined]);
    expect(cardApplicationProvider.opened).toMatchObject([{ prescreenId: 'P-443', applicant: { firstName: 'Pat' } }]);
  });

  test('[PCC-03] ignores a second press', async () => {
    const { flow, cardApplicationProvider } = cardFlowWorld(MEMBER);
    await Promise.all([flow.apply(), flow.apply()]);
    await flow.apply();
    expect(cardApplicationProvider.opened).toHaveLength(1);
  });

  test("[PCC-01] sends a cardholder to the card's page", async () => {
    const { flow, cardApplicationProvider, history } = cardFlowWorld(MEMBER, { isEnrolled: true });
    await flow.apply();
    expect([history.navigatedTo, cardApplicationProvider.isOpen, flow.status]).toEqual([PETCO_PAY, false, 'idle']);
  });

  test('[PCC-01] lets the shopper apply when the card fails to load', async () => {
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

  test('[PCC-04] APPROVED shows the approval with the wallet selected', async () => {
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
    ['DECLINED', 'COMPLETE', 'Your Petco Pay application wasn’t approved', undefined],
    ['PENDING', 'IN_REVIEW', 'Your application is being reviewed', undefined],
    ['EXISTING', 'COMPLETE', 'You already have Petco Pay', { label: 'View Petco Pay', url: PETCO_PAY }],
    ['ERROR', 'TIMED_OUT', 'The bank didn’t respond in time', { label: 'Try again', run: expect.any(Function) }],
    ['ERROR', 'REFUSED', 'Your application didn’t go through', { label: 'Try again', run: expect.any(Function) }],
  ])('[PCC-04] %s (%s) is marked as not approved and shown', async (result, status, title, action) => {
    const { flow, shown, errorDetail } = await left(result, status);
    expect([shown(), flow.showApprovedModal, flow.submitNotApproved]).toEqual(['ERROR_DETAIL', false, true]);
    expect(flow.applicationResult).toMatchObject({ result });
    expect(errorDetail.detail).toEqual({ title, text: expect.any(String), action });
  });

  test('[PCC-04] without a result shows and marks nothing', async () => {
    const { flow, shown, analytics } = await left();
    expect([shown(), flow.submitNotApproved, flow.applicationResult]).toEqual([undefined, false, undefined]);
    expect(analytics.reported()).toEqual([{ name: 'card-application', result: 'CLOSED' }]);
  });

  test.each([
    [
      { kind: 'card-application-unavailable', reason: 'the script did not come' },
      'We can’t take applications right now',
    ],
    [{ kind: 'card-application-timed-out' }, 'The bank is taking too long'],
  ] as const)('[PCC-03] reports a bank that fails (%j), and a retry opens it', async (failure, title) => {
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

  test('[PCC-06] clears its flag and the mark of the interstitial sign-in when it is shown', async () => {
    const { flow, memory } = await approved();
    expect([flow.showApprovedModal, memory.isInterstitialLogin]).toEqual([true, true]);
    flow.approvalShown();
    expect([flow.showApprovedModal, memory.isInterstitialLogin]).toEqual([false, false]);
  });

  test.each([true, false])('[PCC-05] adds the card with the wallet selected: %s', async (saveToWallet) => {
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

  test('[PCC-05] stays open after a failure, and a retry continues', async () => {
    const { flow, shown, cardProgramme } = await approved();
    cardProgramme.isDown('addTempCard');
    await flow.submitApproval();
    expect([shown(), flow.hasAddFailed, flow.submitted, flow.status]).toEqual(['PCC_APPROVAL', true, false, 'idle']);
    cardProgramme.isBack();
    await flow.submitApproval();
    expect([shown(), flow.hasAddFailed, flow.submitted]).toEqual(['PCC_CREDIT_CARD_SUCCESS', false, true]);
  });

  test('[PCC-05] can be left for later, and applying again returns to it', async () => {
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
    ['continuing after a sign-in', (flow: CardFlowViewModel) => flow.signedIn().then(() => flow.apply())],
    ['joining', (flow: CardFlowViewModel) => flow.joinedPals()],
  ])('[PCC-04] [PCC-05] %s opens it at once on a later page with its data', async (_way, goOn) => {
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

  test('[PCC-05] ignores a second press while adding the card', async () => {
    const { flow, analytics } = await approved();
    await Promise.all([flow.submitApproval(), flow.submitApproval()]);
    expect([flow.submitted, flow.status]).toEqual([true, 'idle']);
    expect(analytics.reported()).toHaveLength(1);
  });
});

describe('steps before the application', () => {
  test('[REG-04] a registration shows the success with a link to the card', async () => {
    const { flow, shown } = cardFlowWorld(CUSTOMER);
    await flow.registered();
    expect([shown(), flow.applyLabel]).toEqual(['PCC_SUCCESS', 'APPLY NOW']);
  });

  test.each([
    ['neither a card nor an offer', {}, 'APPLY NOW'],
    ["a bank's offer", { isPrescreen: true }, 'Continue With Petco Pay'],
    ['an approval', { approvedCallId: 'call-1' }, 'Continue With Petco Pay'],
    ['a card', { isEnrolled: true }, 'Continue With Petco Pay'],
  ])('[MOD-05] [PCC-07] a shopper with %s continues after a sign-in', async (_case, card, label) => {
    const { flow, shown } = cardFlowWorld(MEMBER, card);
    await flow.signedIn();
    expect([shown(), flow.applyLabel, flow.modalSignIn]).toEqual(['PCC_LOGIN_SUCCESS', label, true]);
  });

  test('[PCC-07] returns a shopper from a wish list there once', async () => {
    const { flow, shown, modals } = cardFlowWorld(GUEST);
    await flow.apply({ fromWishlist: true });
    expect(flow.isTriggeredFromWishlist).toBe(true);
    modals.setType('SIGN_IN_WITH_PCC');
    await flow.signedIn();
    expect([shown(), flow.isTriggeredFromWishlist]).toEqual([undefined, false]);
    await flow.signedIn();
    expect(shown()).toBe('PCC_LOGIN_SUCCESS');
  });

  test('[PCC-02] continues to the application after joining', async () => {
    const { flow, cardApplicationProvider, becomes } = cardFlowWorld(CUSTOMER);
    becomes(MEMBER);
    await flow.joinedPals();
    expect(cardApplicationProvider.isOpen).toBe(true);
  });

  test('[PCC-02] reports a membership that is not visible yet instead of asking again', async () => {
    const { flow, shown, errorDetail, becomes, cardApplicationProvider } = cardFlowWorld(CUSTOMER);
    await flow.joinedPals();
    expect([shown(), errorDetail.detail.title]).toEqual(['ERROR_DETAIL', 'We’re setting up your membership']);
    becomes(MEMBER);
    const { action } = errorDetail.detail;
    if (action === undefined || !('run' in action)) throw new Error('there is nothing to try again');
    action.run();
    await eventually(() => expect(cardApplicationProvider.isOpen).toBe(true));
  });

  test('[PCC-02] ends with the membership without a card programme', async () => {
    const { flow, shown, modals, cardApplicationProvider } = cardFlowWorld(
      MEMBER,
      {},
      { PCC_ENABLED: 'OFF', SHOP_ENABLED: 'ON' },
    );
    modals.setType('APPLY_PALS');
    await flow.joinedPals();
    expect([shown(), cardApplicationProvider.isOpen]).toEqual([undefined, false]);
  });

  test('[PCC-02] ends for a shopper who declines to join', async () => {
    const { flow, shown, modals } = cardFlowWorld(CUSTOMER);
    await flow.apply({ fromWishlist: true });
    modals.setType('APPLY_PALS_CONFIRM');
    await flow.declinedPals();
    expect([shown(), flow.isTriggeredFromWishlist]).toEqual([undefined, false]);
  });
});

describe('across pages', () => {
  test.each([
    ['PCC_LOGIN', 'PCC_LOGIN_SUCCESS'],
    ['PCC_REGISTRATION', 'PCC_SUCCESS'],
  ] as const)('[REG-06] %s opens %s once', async (kept, modal) => {
    const { flow, memory, modals, shown } = cardFlowWorld(CUSTOMER);
    memory.rememberSuccess(kept)();
    await flow.reopen();
    expect(shown()).toBe(modal);
    modals.close();
    await flow.reopen();
    expect(shown()).toBeUndefined();
  });

  test('[REG-06] shows the success on the next page after a sign-in, except for a wish list', async () => {
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
