import { GOOGLE_CALLS, googleGatewayContract } from '../../contracts/google-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeGoogleGateway } from '../../fakes/fake-google-gateway';
import { failingWorld } from './failing-world';

googleGatewayContract('FakeGoogleGateway', () => {
  const gateway = new FakeGoogleGateway().acceptsCredential('good', '700002');
  const { caller } = gateway;
  return {
    gateway,
    credential: async () => 'good',
    caller: async () => ({ userId: caller.userId, isRegistered: caller.isRegistered }),
  };
});

upstreamFailuresContract('FakeGoogleGateway', GOOGLE_CALLS, () => {
  const gateway = new FakeGoogleGateway();
  return failingWorld(gateway, { nonce: gateway.nonce, signIn: gateway.signIn('good') });
});
