import type { IO } from 'fp-ts/IO';
import type { ChatLine } from './chat';

/** The state of the chat that the browser keeps, for as long as its tab is open (CHT-01). Never fails. */
export interface ChatStore {
  /** Whether the chat was open on the page before. */
  readonly isOpen: IO<boolean>;
  /** Remembers that the chat is open. */
  readonly remember: IO<void>;
  /** Forgets that it was open; what was said stays. */
  readonly forget: IO<void>;
  /** What was said; empty when nothing can be read. */
  readonly talk: IO<ReadonlyArray<ChatLine>>;
  readonly keepTalk: (talk: ReadonlyArray<ChatLine>) => IO<void>;
}
