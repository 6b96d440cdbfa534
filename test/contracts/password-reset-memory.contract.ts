import type { PasswordResetMemory } from '../../core/identity/password-reset-memory';
import type { Making } from './making';

/** Every PasswordResetMemory, fake or real, passes this. It is made with nothing remembered. */
export const passwordResetMemoryContract = (name: string, make: Making<PasswordResetMemory>): void => {
  describe(`[PLT-02] ${name} as a PasswordResetMemory`, () => {
    test('[MOD-04] at first no code was asked for', async () => {
      expect((await make()).askedFor()).toBeUndefined();
    });

    test('[MOD-04] the last email counts, and nothing is remembered before the effect is run', async () => {
      const memory = await make();
      memory.remember('pat@example.test')();
      memory.remember('josé+a=b;c@example.test');
      expect(memory.askedFor()).toBe('pat@example.test');
      memory.remember('josé+a=b&c@example.test')();
      expect(memory.askedFor()).toBe('josé+a=b&c@example.test');
    });

    test('[MOD-04] what is forgotten is forgotten, again and again', async () => {
      const memory = await make();
      memory.remember('pat@example.test')();
      memory.forget();
      memory.forget();
      expect(memory.askedFor()).toBeUndefined();
    });
  });
};
