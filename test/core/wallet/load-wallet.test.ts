import * as E from 'fp-ts/Either';
import { makeLoadWallet } from '../../../core/wallet/load-wallet';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { aWalletCard } from '../../builders/wallet-card';
import { FakeErrorLog } from '../../fakes/fake-error-log';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';

const world = () => {
  const wallet = new FakeWalletGateway().hasCards('700002', aWalletCard());
  wallet.caller.signsIn('700002');
  const errorLog = new FakeErrorLog();
  return { wallet, errorLog, loadWallet: makeLoadWallet({ wallet, errorLog }) };
};

test('[USR-10] reads the wallet and reports nothing', async () => {
  const { loadWallet, errorLog } = world();
  expect(await loadWallet()).toMatchObject(E.right({ cards: [aWalletCard()] }));
  expect(errorLog.reports).toEqual([]);
});

test.each([
  [anUnreachable({ service: 'commerce', cause: 'timed-out' }), { service: 'commerce', cause: 'timed-out' }],
  [
    aRefusal({ status: 500, codes: ['9999'], message: 'pat@example.test', parameters: ['pat@example.test'] }),
    { status: 500, codes: ['9999'] },
  ],
  [
    anUnintelligible({ problems: ['wallet.0.walletId: expected text, got nothing'] }),
    {
      problems: ['wallet.0.walletId: expected text, got nothing'],
    },
  ],
])('[USR-10] returns a failure and reports it without personal data', async (failure, facts) => {
  const { wallet, loadWallet, errorLog } = world();
  wallet.fails(failure);
  expect(await loadWallet()).toEqual(E.left(failure));
  expect(errorLog.reports).toEqual([
    { section: 'wallet', facts: { kind: failure.kind, service: failure.service, ...facts } },
  ]);
  expect(JSON.stringify(errorLog.reports)).not.toContain('pat@example.test');
});
