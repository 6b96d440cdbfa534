import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ChatAnswers } from './chat-answers';

/** The shopper as the chat introduces them (CHT-02). A text that is not known is undefined. */
export interface ChatVisitor {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** The chat could not be started: its code or its scripts did not load, or do not work. */
export interface ChatUnavailable {
  readonly kind: 'chat-unavailable';
}

/** A chat that has started: the shop shows the conversation, or the provider does in a panel of its own. */
export type StartedChat =
  | ({ readonly shownBy: 'shop' } & ChatAnswers)
  | {
      readonly shownBy: 'provider';
      /** Closes the provider's panel. */
      readonly close: IO<void>;
    };

/** Who answers in the live chat. */
export interface ChatProvider {
  /**
   * Starts the chat; a started one is shown again. `closed` is called when the shopper closes a panel of the provider.
   * After a failure it may be started again.
   */
  readonly start: (visitor: ChatVisitor, closed: IO<void>) => TaskEither<ChatUnavailable, StartedChat>;
}
