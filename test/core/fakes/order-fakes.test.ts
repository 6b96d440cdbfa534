import { ORDER_CALLS, orderGatewayContract } from '../../contracts/order-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeOrderGateway } from '../../fakes/fake-order-gateway';
import { fakeOrderWorld } from '../../fakes/fake-order-world';
import { failingWorld } from './failing-world';

orderGatewayContract('FakeOrderGateway', () => {
  const gateway = new FakeOrderGateway();
  return { gateway, ...fakeOrderWorld(gateway) };
});

upstreamFailuresContract('FakeOrderGateway', ORDER_CALLS, () => {
  const gateway = new FakeOrderGateway();
  const key = { orderId: '900001', token: undefined, changeKey: 'key-of-the-page-0001' };
  return failingWorld(gateway, {
    history: gateway.history({ number: 1, size: 10 }),
    byId: gateway.byId('900001'),
    byToken: gateway.byToken('token'),
    lookUp: gateway.lookUp('900001', 'pat@example.test'),
    cancel: gateway.cancel(key, undefined),
    startReturn: gateway.startReturn(key, [{ lineId: '910001', quantity: 1 }], 'damaged'),
    purchases: gateway.purchases({ number: 1, size: 10 }, undefined),
  });
});
