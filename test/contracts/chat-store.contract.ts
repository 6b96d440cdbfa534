import type { ChatLine } from '../../core/chat/chat';
import type { ChatStore } from '../../core/chat/chat-store';
import type { Making } from './making';

const TALK: ReadonlyArray<ChatLine> = [
  { from: 'shopper', text: 'Can I return this?', links: [] },
  { from: 'shop', text: 'Yes, within 30 days.', links: [{ text: 'Returns', url: '/returns' }] },
];

/** Every ChatStore, fake or real, passes this. `make` returns a new one. */
export const chatStoreContract = (name: string, make: Making<ChatStore>): void => {
  describe(`[CHT-01] ${name} as a ChatStore`, () => {
    test('the chat is closed at first, and nothing was said', async () => {
      const store = await make();
      expect([store.isOpen(), store.talk()]).toEqual([false, []]);
    });

    test('remembers an open chat until it is forgotten', async () => {
      const store = await make();
      store.remember();
      expect(store.isOpen()).toBe(true);
      store.forget();
      store.forget();
      expect(store.isOpen()).toBe(false);
    });

    test('keeps what was said, also when the chat is closed', async () => {
      const store = await make();
      store.keepTalk(TALK)();
      store.forget();
      expect(store.talk()).toEqual(TALK);
    });
  });
};
