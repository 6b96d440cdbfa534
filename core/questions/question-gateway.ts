import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../orders/order-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** A text is shown at once, or when a person has looked at it. */
export type Posted = 'published' | 'held';

/** The product or question does not exist. */
export interface NothingToPost {
  readonly kind: 'gone';
}

/** The service has refused further texts for a while. */
export interface TooManyTexts {
  readonly kind: 'too-many-texts';
}

/** The service does not accept the text. */
export interface TextRefused {
  readonly kind: 'text-refused';
}

export type PostFailure = SignInNeeded | NothingToPost | TooManyTexts | TextRefused | UpstreamFailure;

/** Asks and answers for a signed-in shopper (PRO-05). A call that fails changes nothing; repeating one changes nothing. */
export interface QuestionGateway {
  readonly ask: (question: { readonly productId: string; readonly text: string }) => TaskEither<PostFailure, Posted>;
  readonly answer: (answer: { readonly questionId: string; readonly text: string }) => TaskEither<PostFailure, Posted>;
}
