import { aResult } from '../../builders/application-result';
import { aWalletCard } from '../../builders/wallet-card';
import { cardFlowStoreContract } from '../../contracts/card-flow-store.contract';
import {
  aTempCard,
  CARD_PROGRAMME_CALLS,
  cardProgrammeGatewayContract,
} from '../../contracts/card-programme-gateway.contract';
import { cardApplicationProviderContract } from '../../contracts/card-application-provider.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { WALLET_CALLS, walletGatewayContract } from '../../contracts/wallet-gateway.contract';
import { FakeCardFlowStore } from '../../fakes/fake-card-flow-store';
import { FakeCardProgrammeGateway } from '../../fakes/fake-card-programme-gateway';
import { FakeCardApplicationProvider } from '../../fakes/fake-card-application-provider';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';
import { failingWorld } from './failing-world';

const USER = '700002';
const TOKENS = {
  approved: 'pm_1',
  declined: FakeWalletGateway.DECLINED,
  'needs-authentication': FakeWalletGateway.NEEDS_APPROVAL,
};

cardProgrammeGatewayContract('FakeCardProgrammeGateway', () => {
  const gateway = new FakeCardProgrammeGateway();
  return {
    gateway,
    becomesGuest: async () => void gateway.caller.becomesGuest('700001'),
    approvedSignsIn: async () => {
      gateway.hasApproved(USER, 'call-1').caller.signsIn(USER);
      return { callId: 'call-1', userId: USER };
    },
    newcomerSignsIn: async () => void gateway.caller.signsIn(USER),
  };
});

upstreamFailuresContract('FakeCardProgrammeGateway', CARD_PROGRAMME_CALLS, () => {
  const gateway = new FakeCardProgrammeGateway();
  return failingWorld(gateway, { status: gateway.status, addTempCard: gateway.addTempCard(aTempCard()) });
});

walletGatewayContract('FakeWalletGateway', () => {
  const gateway = new FakeWalletGateway();
  return {
    gateway,
    becomesGuest: async () => void gateway.caller.becomesGuest('700001'),
    holderSignsIn: async () => void gateway.hasCards(USER, aWalletCard()).caller.signsIn(USER),
    cardToken: (card) => TOKENS[card],
    approves: async (url) => {
      const setupId = url.split('/').at(-1) ?? '';
      gateway.approves(setupId);
      return setupId;
    },
  };
});

upstreamFailuresContract('FakeWalletGateway', WALLET_CALLS, () => {
  const gateway = new FakeWalletGateway();
  const { wallet, remove, makeDefault, replace, changeExpiry, add, finishAdding } = gateway;
  return failingWorld(gateway, {
    wallet,
    remove: remove('30001'),
    makeDefault: makeDefault('30001'),
    replace: replace('30001', '30002'),
    changeExpiry: changeExpiry('30001', { month: '04', year: '2041' }),
    add: add({ token: 'pm_1', returnUrl: 'https://shop.example' }),
    finishAdding: finishAdding('seti_1'),
  });
});

cardFlowStoreContract('FakeCardFlowStore', () => {
  const memory = new FakeCardFlowStore();
  return { memory, isInterstitialLogin: () => memory.isInterstitialLogin };
});

cardApplicationProviderContract('FakeCardApplicationProvider', () => {
  const provider = new FakeCardApplicationProvider();
  return {
    provider,
    untilOpen: async () => expect(provider.isOpen).toBe(true),
    decides: async (result) => void provider.decides(aResult({ result })),
    closes: () => provider.closes(),
    isUnreachable: () =>
      void provider.fails({ kind: 'card-application-unavailable', reason: 'the script did not come' }),
    isTooSlow: () => void provider.fails({ kind: 'card-application-timed-out' }),
    isBack: () => void provider.fails(undefined),
  };
});
