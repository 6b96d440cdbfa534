import { StorageCardFlowStore } from '../../../adapters/session/storage-card-flow-store';
import { cardFlowStoreContract } from '../../contracts/card-flow-store.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

cardFlowStoreContract('StorageCardFlowStore', () => {
  const local = new FakeKeyValueStorage();
  return {
    memory: new StorageCardFlowStore(local, new FakeKeyValueStorage()),
    isInterstitialLogin: () => local.all['interstitialLogin'] !== undefined,
  };
});

test('[REG-06] [PCC-06] stores success for the visit as SHOW_PCC_SUCCESS and the sign-in for longer as interstitialLogin', () => {
  const local = new FakeKeyValueStorage();
  const session = new FakeKeyValueStorage();
  const memory = new StorageCardFlowStore(local, session);
  memory.rememberSuccess('PCC_LOGIN')();
  memory.markInterstitialLogin();
  expect([session.all, local.all]).toEqual([{ SHOW_PCC_SUCCESS: 'PCC_LOGIN' }, { interstitialLogin: 'true' }]);
});

test('[REG-06] ignores another value and removes it on reading', () => {
  const session = new FakeKeyValueStorage().has('SHOW_PCC_SUCCESS', 'PCC_ANYTHING');
  expect(new StorageCardFlowStore(new FakeKeyValueStorage(), session).takeSuccess()).toBeUndefined();
  expect(session.all).toEqual({});
});

test('[REG-06] stores nothing in a browser without storage', () => {
  const blocked = new FakeKeyValueStorage().isBlocked();
  const memory = new StorageCardFlowStore(blocked, blocked);
  memory.rememberSuccess('PCC_LOGIN')();
  expect(memory.takeSuccess()).toBeUndefined();
});
