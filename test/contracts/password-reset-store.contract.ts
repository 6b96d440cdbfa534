import type { PasswordResetStore } from '../../core/identity/password-reset/password-reset-store';
import type { Making } from './making';

/** Every PasswordResetStore, fake or real, passes this. It is empty at first. */
export const passwordResetStoreContract = (name: string, make: Making<PasswordResetStore>): void => {
  describe(`[PLT-02] ${name} as a PasswordResetStore`, () => {
    test('[MOD-04] has no requested code at first', async () => {
      expect((await make()).askedFor()).toBeUndefined();
    });

    test('[MOD-04] keeps the last email, and stores nothing before the effect runs', async () => {
      const memory = await make();
      memory.remember('pat@example.test')();
      memory.remember('josé+a=b;c@example.test');
      expect(memory.askedFor()).toBe('pat@example.test');
      memory.remember('josé+a=b&c@example.test')();
      expect(memory.askedFor()).toBe('josé+a=b&c@example.test');
    });

    test('[MOD-04] forgetting is idempotent', async () => {
      const memory = await make();
      memory.remember('pat@example.test')();
      memory.forget();
      memory.forget();
      expect(memory.askedFor()).toBeUndefined();
    });
  });
};
