import type { IO } from 'fp-ts/IO';
import { reaction } from 'mobx';
import type { Disposer } from '../../core/shared/disposer';

/** The place in the storage of this tab where the text is. */
export interface TextSlot {
  readonly read: IO<string | undefined>;
  readonly write: (text: string) => IO<void>;
  readonly remove: IO<void>;
}

export type Texts = Readonly<Record<string, string>>;
/** What is entered in a step, by field; undefined where nothing is chosen. */
export type Entered = Readonly<Record<string, string | undefined>>;

/** What a step knows of the text that was typed into it and not sent (`KeptText`). */
export interface StepText {
  /**
   * Returns what the step starts in the browser: it restores what was typed before, and keeps what is entered from then on.
   * Call this with the values of the server's page.
   */
  readonly follow: (entered: () => Entered, restore: (typed: Texts) => void) => () => Disposer;
  /** Forgets what was typed, because it was sent. */
  readonly forget: () => void;
  /** Keeps what is entered for another half an hour, because the session has ended. */
  readonly keep: (entered: Entered) => void;
}

/** The code that keeps the text: see `KeptText`. */
export interface TextKeeper extends Pick<StepText, 'forget' | 'keep'> {
  /** Restores what was typed before, and keeps what is entered from then on. `initial`: the values of the server's page. */
  readonly follow: (initial: Entered, entered: () => Entered, restore: (typed: Texts) => void) => Disposer;
}

/**
 * Loads the code that keeps text only when something is stored or entered. Without it, as without the network, nothing is
 * kept.
 * @param isNeeded whether it is needed before anything is entered
 */
export const makeStepText = (isNeeded: () => boolean, load: () => Promise<TextKeeper>): StepText => {
  let loaded: Promise<TextKeeper> | undefined;
  const whenLoaded = (run: (keeper: TextKeeper) => void): void => void loaded?.then(run, () => undefined);
  return {
    follow: (entered, restore) => {
      const initial = entered();
      const first = JSON.stringify(initial);
      return () => {
        let end: Disposer | undefined;
        const begin = (isWanted: boolean): void => {
          if (!isWanted || loaded !== undefined) return;
          loaded = load();
          whenLoaded((keeper) => (end = keeper.follow(initial, entered, restore)));
        };
        const stop = reaction(() => isNeeded() || JSON.stringify(entered()) !== first, begin, {
          fireImmediately: true,
        });
        return () => {
          stop();
          end?.();
        };
      };
    },
    forget: () => whenLoaded((keeper) => keeper.forget()),
    keep: (entered) => whenLoaded((keeper) => keeper.keep(entered)),
  };
};
