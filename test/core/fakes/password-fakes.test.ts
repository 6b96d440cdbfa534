import { PASSWORD_CALLS, passwordGatewayContract } from '../../contracts/password-gateway.contract';
import { passwordResetStoreContract } from '../../contracts/password-reset-store.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';
import { FakePasswordResetStore } from '../../fakes/fake-password-reset-store';
import { failingWorld } from './failing-world';

const EMAIL = 'pat@example.test';

passwordGatewayContract('FakePasswordGateway', () => {
  const gateway = new FakePasswordGateway().hasAccount(EMAIL, 'Forgotten1');
  return {
    gateway,
    email: EMAIL,
    mailedCode: async () => gateway.mailedCode(EMAIL),
    opensWith: async (password) => gateway.passwordOf(EMAIL) === password,
  };
});

upstreamFailuresContract('FakePasswordGateway', PASSWORD_CALLS, () => {
  const gateway = new FakePasswordGateway();
  return failingWorld(gateway, {
    requestReset: gateway.requestReset(EMAIL),
    reset: gateway.reset({ email: EMAIL, code: 'CODE1', password: 'Brandnew456' }),
  });
});

passwordResetStoreContract('FakePasswordResetStore', () => new FakePasswordResetStore());
