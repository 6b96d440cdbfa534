import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { makeLoadCardStatus } from '../../../core/petco-pay/load-card-status';
import { makeLoadWallet } from '../../../core/wallet/load-wallet';
import { makeCreditCardLoader } from '../../../ui/pages/credit-card/credit-card-loader';
import { makePetcoPayLoader } from '../../../ui/pages/petco-pay/petco-pay-loader';
import { aWalletCard } from '../../builders/wallet-card';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeCardProgrammeGateway } from '../../fakes/fake-card-programme-gateway';
import { FakeErrorLog } from '../../fakes/fake-error-log';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';
import type { UserType } from '../../../core/identity/session/header-user';
import { EVERYTHING } from '../../builders/capabilities';

const USER = '700002';
const REQUEST = { path: '', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };

const world = (userType: UserType | undefined) => {
  const caller = new FakeCaller().signsIn(USER);
  const cardProgramme = new FakeCardProgrammeGateway(caller).hasCard(USER, { isEnrolled: true, rewardsAmount: '120' });
  const wallet = new FakeWalletGateway(caller).hasCards(USER, aWalletCard());
  const errorLog = new FakeErrorLog();
  const load = makePetcoPayLoader({
    userType: () => userType,
    loadCardStatus: makeLoadCardStatus({ cardProgramme, configuration: TE.right({}), capabilities: EVERYTHING }),
    loadWallet: makeLoadWallet({ wallet, errorLog }),
    brand: DEFAULT_BRAND,
  });
  return { cardProgramme, wallet, errorLog, load: load(REQUEST) };
};

test("[USR-10] [PCC-01] the holder's page has the card and the wallet and is private", async () => {
  expect(await world('registered').load()).toMatchObject({
    kind: 'page',
    isShareable: false,
    head: { isIndexed: false },
    data: { card: { isEnrolled: true, rewardsAmount: '120' }, wallet: { cards: [aWalletCard()] } },
  });
});

test.each(['guest', undefined] as const)(
  '[RTE-07] redirects the user type %s to the sign-in, which leads back to this page',
  async (userType) => {
    expect(await world(userType).load()).toEqual({
      kind: 'redirect',
      url: '/shop/LogonForm?URL=%2Fshop%2FPetcoPayRewardsAndTxnView%3FmyAccountActivePage%3DpetcoPayRewards',
      isPermanent: false,
    });
  },
);

test('[USR-10] shows the card when the wallet fails to load, and reports that failure', async () => {
  const { wallet, errorLog, load } = world('registered');
  wallet.isDown();
  expect(await load()).toMatchObject({ data: { card: { isEnrolled: true }, wallet: undefined } });
  expect(errorLog.reports).toMatchObject([{ section: 'wallet' }]);
});

test('[PCC-01] shows the wallet when the card fails to load', async () => {
  const { cardProgramme, load } = world('registered');
  cardProgramme.isDown();
  expect(await load()).toMatchObject({ data: { card: undefined, wallet: { cards: [aWalletCard()] } } });
});

test("[RTE-07] the card's page is shared among guests and indexed", async () => {
  expect(await makeCreditCardLoader({ brand: DEFAULT_BRAND })(REQUEST)()).toMatchObject({
    kind: 'page',
    isShareable: true,
    head: { isIndexed: true, canonical: '/shop/en/petcostore/c/credit-card' },
  });
});
