import type { ChatLine } from '../../core/chat/chat';
import type { ChatStore } from '../../core/chat/chat-store';

/** The chat's memory without a browser. */
export class FakeChatStore implements ChatStore {
  #isOpen = false;
  #talk: ReadonlyArray<ChatLine> = [];

  readonly isOpen: ChatStore['isOpen'] = () => this.#isOpen;

  readonly remember: ChatStore['remember'] = () => {
    this.#isOpen = true;
  };

  readonly forget: ChatStore['forget'] = () => {
    this.#isOpen = false;
  };

  readonly talk: ChatStore['talk'] = () => structuredClone(this.#talk);

  readonly keepTalk: ChatStore['keepTalk'] = (talk) => () => {
    this.#talk = structuredClone(talk);
  };
}
