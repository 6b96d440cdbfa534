import type { IO } from 'fp-ts/IO';

/** How a shopper came to the card: by signing in, or with a new account (REG-06). */
export type CardSuccessFlow = 'PCC_LOGIN' | 'PCC_REGISTRATION';

/** Stores the state of the card's flow from one page to the next. None of these fail. */
export interface CardFlowStore {
  /** Makes the next page open the matching success modal (session key SHOW_PCC_SUCCESS). */
  readonly rememberSuccess: (flow: CardSuccessFlow) => IO<void>;
  /** Whether a flow is stored. Does not remove it. */
  readonly hasSuccess: IO<boolean>;
  /** Returns the stored flow and removes it; undefined for any other stored value. */
  readonly takeSuccess: IO<CardSuccessFlow | undefined>;
  /** A sign-in from the card's interstitial is under way (local key interstitialLogin). */
  readonly markInterstitialLogin: IO<void>;
  readonly clearInterstitialLogin: IO<void>;
}
