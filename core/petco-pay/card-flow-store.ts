import type { IO } from 'fp-ts/IO';

/** By which way a shopper came to the card: signed in, or with a new account (REG-06). */
export type CardSuccessFlow = 'PCC_LOGIN' | 'PCC_REGISTRATION';

/** What the card's flow remembers from one page to the next. None of these fail. */
export interface CardFlowStore {
  /** Has the matching success modal open on the next page (session key SHOW_PCC_SUCCESS). */
  readonly rememberSuccess: (flow: CardSuccessFlow) => IO<void>;
  /** Whether anything is remembered; it stays so. */
  readonly hasSuccess: IO<boolean>;
  /** What was remembered, once: it is forgotten with the reading. Another word than the two is nothing. */
  readonly takeSuccess: IO<CardSuccessFlow | undefined>;
  /** A sign-in from the card's interstitial is under way (local key interstitialLogin). */
  readonly markInterstitialLogin: IO<void>;
  readonly clearInterstitialLogin: IO<void>;
}
