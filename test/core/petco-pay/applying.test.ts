import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { makeAddTempCard } from '../../../core/petco-pay/add-temp-card';
import { approvalShown, begun, cardAdded, closed, NO_APPLICATION } from '../../../core/petco-pay/application';
import { notApprovedMessage, notOpenedMessage } from '../../../core/petco-pay/application-message';
import { makeApplyPcc } from '../../../core/petco-pay/apply-pcc';
import { isCardEnabled, isCardOffered } from '../../../core/petco-pay/card-offer';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import { makeLoadCardStatus } from '../../../core/petco-pay/load-card-status';
import { aResult } from '../../builders/application-result';
import { anUnreachable } from '../../builders/upstream-failure';
import { FakeCardProgrammeGateway } from '../../fakes/fake-card-programme-gateway';
import { FakeCardApplicationProvider } from '../../fakes/fake-card-application-provider';
import { EVERYTHING } from '../../builders/capabilities';

const USER = '700002';
const PAT = {
  palsId: '123456789',
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'pat@example.test',
  phoneNumber: '6195550100',
};
const nothing = (): void => undefined;

describe('the state of the card', () => {
  const load = (configuration: TE.TaskEither<ReturnType<typeof anUnreachable>, Record<string, string>>) => {
    const cardProgramme = new FakeCardProgrammeGateway();
    cardProgramme.hasCard(USER, { isPrescreen: true, prescreenId: 'P-443' }).caller.signsIn(USER);
    return { cardProgramme, status: makeLoadCardStatus({ cardProgramme, configuration, capabilities: EVERYTHING }) };
  };

  test("[PCC-01] combines the programme's and the store configuration's data", async () => {
    const { status } = load(TE.right({ CAPTCHA_INTERSTITIAL_ENABLED: 'Y', CAPTCHA_SITE_KEY: 'key' }));
    expect(await status()).toEqual(
      E.right({
        isEnrolled: false,
        isPrescreen: true,
        prescreenId: 'P-443',
        rewardsAmount: '0',
        registrationCaptchaEnabled: true,
        registrationCaptchaKey: 'key',
      }),
    );
  });

  test.each([
    ['switched off', TE.right({ CAPTCHA_INTERSTITIAL_ENABLED: 'N', CAPTCHA_SITE_KEY: ' ' })],
    ['not configured', TE.right({})],
    ['unreadable', TE.left(anUnreachable())],
  ] as const)('[PCC-01] has no captcha where it is %s', async (_case, configuration) => {
    expect(await load(configuration).status()).toMatchObject({
      right: { isPrescreen: true, registrationCaptchaEnabled: false, registrationCaptchaKey: undefined },
    });
  });

  test("[PCC-01] fails with the programme's failure", async () => {
    const { cardProgramme, status } = load(TE.right({}));
    cardProgramme.isDown();
    expect(await status()).toMatchObject(E.left({ kind: 'unreachable' }));
  });

  test('[PCC-01] is only "0" without a card', () => {
    expect(NO_CARD).toEqual({ isEnrolled: false, isPrescreen: false, prescreenId: undefined, rewardsAmount: '0' });
  });
});

test.each([
  ['ON', 'ON', true],
  ['ON', 'OFF', false],
  ['OFF', 'ON', false],
  ['on', 'ON', false],
  ['ON', undefined, false],
  [undefined, undefined, false],
])('[HDR-12] [MOD-04] with PCC_ENABLED %s and SHOP_ENABLED %s the card is offered: %s', (pcc, shop, isOn) => {
  const configuration = Object.fromEntries(
    Object.entries({ PCC_ENABLED: pcc, SHOP_ENABLED: shop }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  expect(isCardEnabled(configuration)).toBe(isOn);
  expect(isCardOffered(configuration, { isRegistered: false })).toBe(isOn);
  expect(isCardOffered(configuration, { isRegistered: true })).toBe(false);
});

describe('applying', () => {
  test.each([undefined, '', '  '])(
    '[PCC-02] with the Pals number %j is refused without loading a bank',
    async (palsId) => {
      const cardApplicationProvider = new FakeCardApplicationProvider();
      const apply = makeApplyPcc({ cardApplicationProvider });
      expect(await apply({ ...PAT, palsId }, undefined, nothing)()).toEqual(
        E.left({ kind: 'pals-membership-required' }),
      );
      expect(cardApplicationProvider.opened).toEqual([]);
    },
  );

  test("[PCC-03] sends the known shopper data and the bank's offer, and waits for the result", async () => {
    const cardApplicationProvider = new FakeCardApplicationProvider();
    const end = makeApplyPcc({ cardApplicationProvider })(PAT, 'P-443', nothing)();
    expect(cardApplicationProvider.opened).toEqual([
      {
        prescreenId: 'P-443',
        applicant: { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.test', phone: '6195550100' },
      },
    ]);
    cardApplicationProvider.decides(aResult()).closes();
    expect(await end).toEqual(E.right(aResult()));
  });

  test.each([
    { kind: 'card-application-unavailable', reason: 'the script did not come' },
    { kind: 'card-application-timed-out' },
  ] as const)("[PCC-03] fails with the provider's failure $kind", async (failure) => {
    const cardApplicationProvider = new FakeCardApplicationProvider().fails(failure);
    expect(await makeApplyPcc({ cardApplicationProvider })(PAT, undefined, nothing)()).toEqual(E.left(failure));
  });
});

describe('the flow of an application', () => {
  const APPROVED = aResult();
  const DECLINED = aResult({ result: 'DECLINED' });
  const SUBMITTED = cardAdded(NO_APPLICATION);

  test.each([
    ['an approval', NO_APPLICATION, APPROVED, { showApprovedModal: true, submitNotApproved: false, submitted: false }],
    [
      'an approval after a card',
      SUBMITTED,
      APPROVED,
      { showApprovedModal: true, submitNotApproved: false, submitted: true },
    ],
    [
      'another result',
      NO_APPLICATION,
      DECLINED,
      { showApprovedModal: false, submitNotApproved: true, submitted: false },
    ],
    [
      'another result after a card',
      SUBMITTED,
      DECLINED,
      { showApprovedModal: false, submitNotApproved: false, submitted: true },
    ],
    ['no result', NO_APPLICATION, undefined, { showApprovedModal: false, submitNotApproved: false, submitted: false }],
    [
      'no result after a card',
      SUBMITTED,
      undefined,
      { showApprovedModal: false, submitNotApproved: false, submitted: true },
    ],
  ])('[PCC-04] closing with %s', (_case, before, result, after) => {
    expect(closed(before, result)).toEqual({ applicationResult: result, ...after });
  });

  test.each(['PENDING', 'EXISTING', 'ERROR', 'approved', ''])(
    '[PCC-04] treats the result %j as not approved',
    (result) => {
      expect(closed(NO_APPLICATION, aResult({ result }))).toMatchObject({
        showApprovedModal: false,
        submitNotApproved: true,
      });
    },
  );

  test("[PCC-06] clears only the approval's flag when it is shown", () => {
    const approved = closed(NO_APPLICATION, APPROVED);
    expect(approvalShown(approved)).toEqual({ ...approved, showApprovedModal: false });
  });

  test('[PCC-04] forgets the previous result when a new application starts', () => {
    expect(begun(cardAdded(closed(NO_APPLICATION, DECLINED)))).toEqual({ ...NO_APPLICATION, submitted: true });
  });
});

describe('adding the approved card', () => {
  const add = (facts = {}) => {
    const cardProgramme = new FakeCardProgrammeGateway().hasApproved(USER, 'call-1');
    cardProgramme.caller.signsIn(USER);
    const approval = { result: aResult(), isPrescreen: false, userId: USER, saveToWallet: true, ...facts };
    return { cardProgramme, adding: makeAddTempCard({ cardProgramme })(approval) };
  };

  test.each([
    ['everything', { isPrescreen: true }, { callId: 'call-1', isPrescreen: true, pccUserId: USER, saveToWallet: true }],
    ['no wallet', { saveToWallet: false }, { saveToWallet: false, isPrescreen: false }],
    ['a shopper without an identity', { userId: undefined }, { pccUserId: undefined }],
    ['a blank call id', { result: aResult({ callId: ' ' }) }, { callId: undefined }],
  ])('[PCC-05] with %s', async (_case, facts, sent) => {
    const { cardProgramme, adding } = add(facts);
    expect(await adding()).toEqual(E.right(undefined));
    expect(cardProgramme.addedFor(USER)).toMatchObject({ enrollmentStatus: 'APPROVED', ...sent });
  });

  test.each([
    ['nothing was decided', undefined],
    ['the bank declined', aResult({ result: 'DECLINED' })],
  ])('[PCC-05] makes no request when %s', async (_case, result) => {
    const { cardProgramme, adding } = add({ result });
    expect(await adding()).toEqual(E.left({ kind: 'not-approved' }));
    expect(cardProgramme.addedFor(USER)).toBeUndefined();
  });

  test.each([
    ['unreachable', (gateway: FakeCardProgrammeGateway) => gateway.isDown()],
    ['refused', (gateway: FakeCardProgrammeGateway) => gateway.refuses(400)],
    ['unintelligible', (gateway: FakeCardProgrammeGateway) => gateway.returnsMalformed()],
  ])("[PCC-05] fails with the programme's failure: %s", async (kind, fails) => {
    const { cardProgramme, adding } = add();
    fails(cardProgramme);
    expect(await adding()).toMatchObject({ left: { kind } });
  });
});

describe('the message for the shopper', () => {
  test.each([
    ['DECLINED', 'COMPLETE', 'Your Petco Pay application wasn’t approved', 'go-on'],
    ['PENDING', 'IN_REVIEW', 'Your application is being reviewed', 'go-on'],
    ['EXISTING', 'COMPLETE', 'You already have Petco Pay', 'see-card'],
    ['ERROR', 'TIMED_OUT', 'The bank didn’t respond in time', 'try-again'],
    ['ERROR', 'REFUSED', 'Your application didn’t go through', 'try-again'],
    ['WHAT', '', 'Your application didn’t go through', 'try-again'],
  ])('[PCC-04] after %s with status %j', (result, status, title, next) => {
    const recorded = notApprovedMessage(aResult({ result, status, message: 'The bank says so.' }), DEFAULT_BRAND);
    expect(recorded).toMatchObject({ title, next, text: expect.stringMatching(/^The bank says so\. \S/) });
    expect(notApprovedMessage(aResult({ result, status, message: ' ' }), DEFAULT_BRAND).text).not.toMatch(/^\s/);
  });

  test.each([
    [{ kind: 'pals-membership-required' }, 'We’re setting up your membership'],
    [{ kind: 'card-application-timed-out' }, 'The bank is taking too long'],
    [
      { kind: 'card-application-unavailable', reason: 'the script did not come' },
      'We can’t take applications right now',
    ],
  ] as const)('[PCC-03] for %j', (error, title) => {
    expect(notOpenedMessage(error, DEFAULT_BRAND)).toMatchObject({ title, next: 'try-again' });
  });
});
