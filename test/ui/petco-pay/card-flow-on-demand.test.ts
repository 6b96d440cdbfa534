import { GUEST } from '../../../core/identity/session/header-user';
import { cardFlowOnDemand } from '../../../ui/petco-pay/card-flow-on-demand';
import { cardFlowWorld } from './card-flow-world';

test('[PCC-03] each step waits until the flow is loaded', async () => {
  const { flow, memory, shown } = cardFlowWorld(GUEST);
  const first = cardFlowOnDemand(
    () => Promise.resolve(flow),
    () => undefined,
  );
  memory.rememberSuccess('PCC_LOGIN')();
  await first.reopen();
  expect(shown()).toBe('PCC_LOGIN_SUCCESS');
  await first.declinedPals();
  expect(shown()).toBeUndefined();
  await first.apply({ fromWishlist: true });
  expect([shown(), flow.isTriggeredFromWishlist]).toEqual(['PCC_REGISTER', true]);
  await first.joinedPals();
  expect(shown()).toBe('ERROR_DETAIL');
});

test('[PCC-03] reports a flow that fails to load without throwing', async () => {
  let recorded = 0;
  const first = cardFlowOnDemand(
    () => Promise.reject(new Error('offline')),
    () => void (recorded += 1),
  );
  await first.apply();
  expect(recorded).toBe(1);
});
