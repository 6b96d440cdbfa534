import type { IO } from 'fp-ts/IO';
import { withLines, type ChatLine, type ChatLink } from '../../core/chat/chat';
import type { ChatStore } from '../../core/chat/chat-store';
import { isRecord } from '../../core/shared/is-record';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { CHAT_OPEN_KEY, CHAT_TALK_KEY } from './session-names';

/**
 * The chat in session storage: the flag `SHOW_TMPCHAT` and what was said. Invalid content counts as none, and so does what a
 * registered shopper said who has signed out since: another tab may have done that, which cannot clear this one's storage.
 */
export class StorageChatStore implements ChatStore {
  readonly remember: IO<void>;
  readonly forget: IO<void>;
  readonly #storage: KeyValueStorage;
  readonly #owner: IO<string | undefined>;

  /** `owner` returns the id of the registered shopper; undefined for a guest, whose chat goes on after a sign-in. */
  constructor(sessionStorage: KeyValueStorage, owner: IO<string | undefined>) {
    this.#storage = sessionStorage;
    this.#owner = owner;
    this.remember = sessionStorage.write(CHAT_OPEN_KEY, 'true');
    this.forget = sessionStorage.remove(CHAT_OPEN_KEY);
  }

  readonly isOpen: ChatStore['isOpen'] = () => this.#storage.read(CHAT_OPEN_KEY)() !== undefined;

  readonly talk: ChatStore['talk'] = () => read(this.#storage.read(CHAT_TALK_KEY)(), this.#owner());

  readonly keepTalk: ChatStore['keepTalk'] = (lines) => () =>
    this.#storage.write(CHAT_TALK_KEY, JSON.stringify({ owner: this.#owner(), lines }))();
}

const read = (text: string | undefined, current: string | undefined): ReadonlyArray<ChatLine> => {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isRecord(kept)) return [];
    const { owner, lines } = kept;
    const isOwn = owner === undefined || owner === current;
    return isOwn && Array.isArray(lines) && lines.every(isLine) ? withLines([], ...lines) : [];
  } catch {
    return [];
  }
};

const isLine = (value: unknown): value is ChatLine =>
  isRecord(value) &&
  (value['from'] === 'shopper' || value['from'] === 'shop') &&
  typeof value['text'] === 'string' &&
  Array.isArray(value['links']) &&
  value['links'].every(isLink);

const isLink = (value: unknown): value is ChatLink =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['url'] === 'string';
