import * as E from 'fp-ts/Either';
import { makeChangeCardExpiry } from '../../../core/wallet/change-card-expiry';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { aWalletCard } from '../../builders/wallet-card';
import { FakeWalletGateway } from '../../fakes/fake-wallet-gateway';

const NOW = Date.UTC(2031, 4, 31, 23);

const owner = () => {
  const wallet = new FakeWalletGateway().hasCards('700002', aWalletCard({ isTemporary: false, canEdit: true }));
  wallet.caller.signsIn('700002');
  return { wallet, change: makeChangeCardExpiry({ wallet, clock: () => NOW }) };
};

test('[ACC-03] changes the date of a saved card, also to the present month', async () => {
  const { wallet, change } = owner();
  expect(await change('30001', { month: '05', year: '2031' })()).toEqual(E.right(undefined));
  expect(await wallet.wallet()).toMatchObject({ right: { cards: [{ expireMonth: '05', expireYear: '2031' }] } });
});

test.each([
  [
    { kind: 'expiry-missing', missing: ['month'] },
    { month: '', year: '2035' },
  ],
  [
    { kind: 'expiry-missing', missing: ['year'] },
    { month: '05', year: '' },
  ],
  [
    { kind: 'expiry-missing', missing: ['month', 'year'] },
    { month: '', year: '' },
  ],
  [
    { kind: 'expiry-missing', missing: ['month'] },
    { month: '13', year: '2035' },
  ],
  [
    { kind: 'expiry-missing', missing: ['month'] },
    { month: '5', year: '2035' },
  ],
  [
    { kind: 'expiry-missing', missing: ['year'] },
    { month: '05', year: '35' },
  ],
  [{ kind: 'expiry-passed' }, { month: '04', year: '2031' }],
  [{ kind: 'expiry-passed' }, { month: '12', year: '2030' }],
] as const)('[ACC-03] %j: %j changes nothing', async (failure, expiry) => {
  const { wallet, change } = owner();
  const before = await wallet.wallet();
  expect(await change('30001', expiry)()).toEqual(E.left(failure));
  expect(await wallet.wallet()).toEqual(before);
});

test.each(EVERY_FAILURE)('[ACC-03] returns the failure of the service: %s', async (_name, failure) => {
  const { wallet, change } = owner();
  wallet.fails(failure, 'changeExpiry');
  expect(await change('30001', { month: '05', year: '2041' })()).toEqual(E.left(failure));
});
