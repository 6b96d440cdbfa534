import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { ChatProvider, ChatVisitor } from '../../core/chat/chat-provider';

/** A provider with a panel of its own, in memory. */
export class FakeChatProvider implements ChatProvider {
  /** Whether the provider's panel is open. */
  isOpen = false;
  /** The shopper as they were introduced last. */
  visitor: ChatVisitor | undefined;
  #isDown = false;
  #closed: IO<void> = () => undefined;

  isUnavailable(): this {
    this.#isDown = true;
    return this;
  }

  isBack(): this {
    this.#isDown = false;
    return this;
  }

  /** The shopper closes the provider's panel. */
  closes(): void {
    this.isOpen = false;
    this.#closed();
  }

  readonly start: ChatProvider['start'] = (visitor, closed) => async () => {
    if (this.#isDown) return E.left({ kind: 'chat-unavailable' });
    this.visitor = visitor;
    this.#closed = closed;
    this.isOpen = true;
    return E.right({
      shownBy: 'provider',
      close: () => {
        this.isOpen = false;
      },
    });
  };
}
