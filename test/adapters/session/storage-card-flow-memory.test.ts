import { StorageCardFlowMemory } from '../../../adapters/session/storage-card-flow-memory';
import { cardFlowMemoryContract } from '../../contracts/card-flow-memory.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

cardFlowMemoryContract('StorageCardFlowMemory', () => {
  const local = new FakeKeyValueStorage();
  return {
    memory: new StorageCardFlowMemory(local, new FakeKeyValueStorage()),
    isInterstitialLogin: () => local.all['interstitialLogin'] !== undefined,
  };
});

test('[REG-06] [PCC-06] success is kept for the visit as SHOW_PCC_SUCCESS, the sign-in for longer as interstitialLogin', () => {
  const local = new FakeKeyValueStorage();
  const session = new FakeKeyValueStorage();
  const memory = new StorageCardFlowMemory(local, session);
  memory.rememberSuccess('PCC_LOGIN')();
  memory.markInterstitialLogin();
  expect([session.all, local.all]).toEqual([{ SHOW_PCC_SUCCESS: 'PCC_LOGIN' }, { interstitialLogin: 'true' }]);
});

test('[REG-06] another word is nothing, and is gone with the reading', () => {
  const session = new FakeKeyValueStorage().has('SHOW_PCC_SUCCESS', 'PCC_ANYTHING');
  expect(new StorageCardFlowMemory(new FakeKeyValueStorage(), session).takeSuccess()).toBeUndefined();
  expect(session.all).toEqual({});
});

test('[REG-06] where the browser keeps nothing, nothing is remembered', () => {
  const blocked = new FakeKeyValueStorage().isBlocked();
  const memory = new StorageCardFlowMemory(blocked, blocked);
  memory.rememberSuccess('PCC_LOGIN')();
  expect(memory.takeSuccess()).toBeUndefined();
});
