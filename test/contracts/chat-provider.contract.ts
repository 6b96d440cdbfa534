import * as E from 'fp-ts/Either';
import type { ChatProvider, ChatVisitor } from '../../core/chat/chat-provider';
import type { Making } from './making';

/** The world behind a ChatProvider with a panel of its own. */
export interface ChatProviderWorld {
  readonly provider: ChatProvider;
  /** Whether the provider's panel is open. */
  readonly isOpen: () => boolean;
  /** The shopper closes the provider's panel. */
  readonly closes: () => void;
  readonly isUnavailable: () => void;
  readonly isBack: () => void;
}

export const A_VISITOR: ChatVisitor = {
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'pat@example.test',
  phone: '6195550100',
};

/** Every ChatProvider that brings its own panel, fake or real, passes this. */
export const chatProviderContract = (name: string, makeWorld: Making<ChatProviderWorld>): void => {
  describe(`[PLT-02] [CHT-02] ${name} as a ChatProvider`, () => {
    const silent = (): void => undefined;

    test('opens its panel, and closes it on demand', async () => {
      const { provider, isOpen } = await makeWorld();
      const started = await provider.start(A_VISITOR, silent)();
      expect([started, isOpen()]).toEqual([E.right({ shownBy: 'provider', close: expect.any(Function) }), true]);
      if (E.isRight(started) && started.right.shownBy === 'provider') started.right.close();
      expect(isOpen()).toBe(false);
    });

    test('says when the shopper has closed the panel', async () => {
      const { provider, closes } = await makeWorld();
      let closed = 0;
      await provider.start(A_VISITOR, () => (closed += 1))();
      closes();
      expect(closed).toBe(1);
    });

    test('opens again after it was closed', async () => {
      const { provider, isOpen, closes } = await makeWorld();
      await provider.start(A_VISITOR, silent)();
      closes();
      await provider.start(A_VISITOR, silent)();
      expect(isOpen()).toBe(true);
    });

    test('fails while it cannot be loaded, and can be started later', async () => {
      const { provider, isOpen, isUnavailable, isBack } = await makeWorld();
      isUnavailable();
      expect(await provider.start(A_VISITOR, silent)()).toEqual(E.left({ kind: 'chat-unavailable' }));
      expect(isOpen()).toBe(false);
      isBack();
      expect(E.isRight(await provider.start(A_VISITOR, silent)())).toBe(true);
    });
  });
};
