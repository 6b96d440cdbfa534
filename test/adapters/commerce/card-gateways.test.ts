import * as E from 'fp-ts/Either';
import { HttpCardProgrammeGateway } from '../../../adapters/commerce/wallet/http-card-programme-gateway';
import { HttpWalletGateway } from '../../../adapters/commerce/wallet/http-wallet-gateway';
import { routedHttpClient } from '../../../adapters/http/routed-http-client';
import { NO_CARD } from '../../../core/petco-pay/card-status';
import {
  aTempCard,
  CARD_PROGRAMME_CALLS,
  cardProgrammeGatewayContract,
} from '../../contracts/card-programme-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { WALLET_CALLS, walletGatewayContract } from '../../contracts/wallet-gateway.contract';
import { failingSite, refusal, serve, transactions, type Answer } from './commerce-site';

const ROOT = '/wcs/resources/store/10151/';
const NOBODY = refusal(403, { errorKey: 'USR.CWXFR0130E' });

/** A service with one approved call, or none. */
const programme = (approved: string | undefined): void => {
  let isEnrolled = false;
  const add = (body: unknown): Answer => {
    const { callId } = body as { callId?: string };
    if (approved === undefined || (callId !== undefined && callId !== approved)) {
      return refusal(400, { errorKey: '_ERR_CARD_NOT_APPROVED' });
    }
    isEnrolled = true;
    return [200, { status: 'Success' }];
  };
  serve(({ method, body }) =>
    method === 'POST'
      ? add(body)
      : [
          200,
          {
            plccEnrollFlag: isEnrolled ? 'Y' : 'N',
            plccPrescreenFlag: 'N',
            plccPrescreenId: '',
            x_approvedCallId: approved ?? '',
          },
        ],
  );
};

cardProgrammeGatewayContract('HttpCardProgrammeGateway', () => ({
  gateway: new HttpCardProgrammeGateway(transactions()),
  becomesGuest: async () => void serve(() => NOBODY),
  approvedSignsIn: async () => {
    programme('call-1');
    return { callId: 'call-1', userId: '700002' };
  },
  newcomerSignsIn: async () => programme(undefined),
}));

upstreamFailuresContract('HttpCardProgrammeGateway', CARD_PROGRAMME_CALLS, () => {
  const gateway = new HttpCardProgrammeGateway(transactions());
  return failingSite({ status: gateway.status, addTempCard: gateway.addTempCard(aTempCard()) });
});

const PETCO_PAY = {
  walletId: 30001,
  cardType: 'PETCOPAY',
  displayNumber: '************1111',
  expireMonth: '12',
  expireYear: '2030',
  isDefault: 'false',
  isTemporary: 'true',
};
const VISA = {
  ...PETCO_PAY,
  walletId: 30002,
  cardType: 'VISA',
  displayNumber: '************4242',
  isTemporary: 'false',
  x_canEdit: 'true',
};
const NO_SUCH_CARD = refusal(400, { errorKey: '_ERR_PAY_NO_SUCH_CARD' });
const NO_REPLACEMENT = refusal(400, { errorKey: '_ERR_PAY_NO_SUCH_CARD', errorParameters: 'x_replacedBy' });
const SAVED: Answer = [200, { x_state: 'SAVED' }];
const SETUP = `${ROOT}wallet/@self/x_setup/seti_approved`;

/** A service whose shopper has one card in the wallet, and can add another one. */
const walletWithCard = (): void => {
  let card: Readonly<Record<string, unknown>> | undefined = PETCO_PAY;
  let added: Readonly<Record<string, unknown>> | undefined;
  const add = ({ token }: { readonly token?: string }): Answer => {
    if (token === 'pm_declined') {
      return refusal(400, { errorKey: '_ERR_PAYMENT_DECLINED', errorParameters: ['declined'] });
    }
    if (token === 'pm_approve') return [200, { x_state: 'AUTHENTICATE', x_url: 'https://bank.example/seti_approved' }];
    if (token !== 'pm_1') return NO_SUCH_CARD;
    added = VISA;
    return SAVED;
  };
  const replace = (by: unknown): Answer => {
    if (added === undefined || by !== '30002') return NO_REPLACEMENT;
    added = { ...added, isDefault: card?.['isDefault'] };
    card = undefined;
    return [200, { walletId: '30001' }];
  };
  const change = (method: string, body: unknown): Answer => {
    if (card === undefined) return NO_SUCH_CARD;
    if (typeof body === 'object' && body !== null && 'x_replacedBy' in body) return replace(body.x_replacedBy);
    card = method === 'DELETE' ? undefined : { ...card, ...(body as object) };
    return [200, { walletId: '30001' }];
  };
  serve(({ method, path, body }) => {
    const fields = { kind: 'embedded', origin: 'https://pay.example' };
    if (method === 'GET')
      return [200, { wallet: [card, added].filter(Boolean), palsRewards: [], x_cardFields: fields }];
    if (path === `${ROOT}wallet/@self/x_card`) return add(body as object);
    if (path === SETUP) {
      added = VISA;
      return SAVED;
    }
    if (path === `${ROOT}wallet/@self/x_card/30001`) return change(method, body);
    if (path.endsWith('/30002/x_expiry') && added !== undefined) {
      added = { ...added, ...(body as object) };
      return [200, { walletId: '30002' }];
    }
    // Of the added card only its replacement by the temporary one is asked for.
    return path.endsWith('/30002') && added !== undefined ? NO_REPLACEMENT : NO_SUCH_CARD;
  });
};

walletGatewayContract('HttpWalletGateway', () => ({
  gateway: new HttpWalletGateway(transactions()),
  becomesGuest: async () => void serve(() => NOBODY),
  holderSignsIn: async () => walletWithCard(),
  cardToken: (card) => ({ approved: 'pm_1', declined: 'pm_declined', 'needs-authentication': 'pm_approve' })[card],
  approves: async () => 'seti_approved',
}));

test('[PAY-05] [USR-10] a card that cannot pay at checkout is marked, and another one is not', async () => {
  serve(() => [200, { wallet: [{ ...PETCO_PAY, x_isUsable: 'false' }, VISA], palsRewards: [] }]);
  const read = await new HttpWalletGateway(transactions()).wallet();
  expect(E.isRight(read) ? read.right.cards.map(({ isUnusable }) => isUnusable) : read).toEqual([true, undefined]);
});

const RENEWED = { month: '04', year: '2041' };
const TYPED = { token: 'pm_1', returnUrl: 'https://shop.example/account/wallet' };

upstreamFailuresContract('HttpWalletGateway', WALLET_CALLS, () => {
  const { wallet, remove, makeDefault, replace, changeExpiry, add, finishAdding } = new HttpWalletGateway(
    transactions(),
  );
  return failingSite({
    wallet,
    remove: remove('30001'),
    makeDefault: makeDefault('30001'),
    replace: replace('30001', '30002'),
    changeExpiry: changeExpiry('30001', RENEWED),
    add: add(TYPED),
    finishAdding: finishAdding('seti_1'),
  });
});

test('[ACC-03] [PAY-05] an ended session is for the page that changes the wallet, and leads nowhere else', async () => {
  serve(() => refusal(401, { errorCode: '2550', errorKey: '_ERR_LOGON_REQUIRED' }));
  const routed: unknown[] = [];
  const http = routedHttpClient(transactions(), (failure) => () => void routed.push(failure));
  const { remove, makeDefault, replace, changeExpiry, add, finishAdding } = new HttpWalletGateway(http);
  const changes = [remove('30001'), makeDefault('30001'), replace('30001', '30002')];
  for (const change of [...changes, changeExpiry('30001', RENEWED), add(TYPED), finishAdding('seti_1')]) {
    expect(await change()).toEqual(E.left({ kind: 'identity-needed' }));
  }
  expect(routed).toEqual([]);
});

test.each([
  ['_ERR_PAY_CARD_EXPIRES', 400, 'card-expires'],
  ['_ERR_REPEAT_DELIVERY_STATE', 409, 'delivery-under-way'],
])('[ACC-03] the refusal %s of another card instead is %s %s', async (errorKey, status, kind) => {
  serve(() => refusal(status, { errorKey }));
  expect(await new HttpWalletGateway(transactions()).replace('30001', '30002')()).toEqual(E.left({ kind }));
});

test('[ACC-03] a new date that the provider does not take is card-declined, and nothing else is posted', async () => {
  const seen = serve(() => refusal(400, { errorKey: '_ERR_PAYMENT_DECLINED', errorParameters: ['expired-card'] }));
  expect(await new HttpWalletGateway(transactions()).changeExpiry('30001', RENEWED)()).toEqual(
    E.left({ kind: 'card-declined', reason: 'expired-card' }),
  );
  expect(seen).toMatchObject([
    {
      method: 'PUT',
      path: `${ROOT}wallet/@self/x_card/30001/x_expiry`,
      body: { expireMonth: '04', expireYear: '2041' },
    },
  ]);
});

test.each([
  ['_ERR_PAY_WALLET_FULL', 400, 'wallet-full'],
  ['_ERR_TOO_MANY_REQUESTS', 429, 'too-many-tries'],
])('[ACC-03] the refusal %s of a new card is %s %s', async (errorKey, status, kind) => {
  serve(() => refusal(status, { errorKey }));
  expect(await new HttpWalletGateway(transactions()).add(TYPED)()).toEqual(E.left({ kind }));
});

test.each([undefined, 'javascript:alert(1)', '//bank.example'])(
  '[ACC-03] nobody is sent to %s for an approval',
  async (x_url) => {
    serve(() => [200, { x_state: 'AUTHENTICATE', x_url }]);
    expect(await new HttpWalletGateway(transactions()).add(TYPED)()).toEqual(
      E.left({ kind: 'card-declined', reason: 'authentication-failed' }),
    );
  },
);

test('[CFG-04] [PCC-01] [USR-10] reads the card and the wallet with plain GET requests', async () => {
  const seen = serve(() => [200, {}]);
  expect(await new HttpCardProgrammeGateway(transactions()).status()).toEqual(E.right(NO_CARD));
  expect(await new HttpWalletGateway(transactions()).wallet()).toEqual(E.right({ cards: [], isFull: false }));
  expect(seen).toMatchObject([
    { method: 'GET', path: `${ROOT}mbrattributes/pccinfo`, body: undefined },
    { method: 'GET', path: `${ROOT}wallet/@self`, body: undefined },
  ]);
});

test('[PCC-01] treats only Y as a set flag and the text null as undefined', async () => {
  serve(() => [
    200,
    { plccEnrollFlag: 'y', plccPrescreenFlag: 'Y', plccPrescreenId: 'null', plccLifetimePoints: 1250 },
  ]);
  expect(await new HttpCardProgrammeGateway(transactions()).status()).toEqual(
    E.right({ isEnrolled: false, isPrescreen: true, prescreenId: undefined, rewardsAmount: '1250' }),
  );
});

test.each([
  [
    'everything',
    aTempCard({ isPrescreen: true, pccUserId: '700002' }),
    {
      callId: 'call-1',
      preScreenFlow: 'Y',
      pccUserId: '700002',
      saveToWallet: 'true',
      enrollmentStatus: 'APPROVED',
    },
  ],
  [
    'the minimal fields',
    aTempCard({ callId: undefined, saveToWallet: false }),
    { saveToWallet: 'false', enrollmentStatus: 'APPROVED' },
  ],
])('[PCC-05] the payload with %s', async (_case, card, body) => {
  const seen = serve(() => [200, { status: 'Success' }]);
  await new HttpCardProgrammeGateway(transactions()).addTempCard(card)();
  expect(seen).toEqual([expect.objectContaining({ method: 'POST', path: `${ROOT}wallet/petcoPayTempCard`, body })]);
});

test('[PCC-05] treats every status except Success as a refusal', async () => {
  serve(() => [200, { status: 'Failed' }]);
  expect(await new HttpCardProgrammeGateway(transactions()).addTempCard(aTempCard())()).toMatchObject(
    E.left({ kind: 'refused', codes: ['Failed'] }),
  );
});

test('[PCC-05] a response without a status confirms the card', async () => {
  serve(() => [200, {}]);
  expect(await new HttpCardProgrammeGateway(transactions()).addTempCard(aTempCard())()).toEqual(E.right(undefined));
});

test('[USR-10] reports a card without an id by its index in the wallet', async () => {
  serve(() => [200, { wallet: [{ cardType: 'VISA', displayNumber: '************1111' }] }]);
  expect(await new HttpWalletGateway(transactions()).wallet()).toMatchObject(
    E.left({ problems: ['wallet.0.walletId: expected text, got nothing'] }),
  );
});
