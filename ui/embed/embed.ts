import type { IO } from 'fp-ts/IO';
import { readOptions } from './options';
import { Slots } from './slot';
import type { Guarded } from './served-slot';
import { startServing, type EmbedDependencies, type Serving, type ServingPorts } from './serving';

export interface EmbedPorts extends Pick<ServingPorts, 'window' | 'shopOrigin' | 'brand'> {
  /** What the script's own element says of the page. */
  readonly defaults: object;
  /** Makes the dependencies; called once. */
  readonly connect: (mayTrack: IO<boolean>) => EmbedDependencies;
}

/** The API for pages of other sites (ADS-02). None of it throws into the page. */
export interface Embed {
  /** Fills the placeholders of the page, now and later; once more, with other options, it begins anew. */
  readonly mount: (options?: unknown) => void;
  /** Looks for placeholders and asks for new ads. Without `mount` before, nothing. */
  readonly refresh: () => void;
  /** Takes all ads away. */
  readonly unmount: () => void;
}

/** Catches errors and logs each distinct one once, for the owner of the page. */
export const makeGuarded = (console: Pick<Console, 'error'>): Guarded => {
  const logged = new Set<string>();
  return (act) =>
    (...given) => {
      try {
        act(...given);
      } catch (error) {
        const what = String(error);
        if (logged.has(what) || logged.size >= MAX_LINES) return;
        logged.add(what);
        console.error('ads:', error);
      }
    };
};

/** Further distinct errors are not logged. */
const MAX_LINES = 20;

export const makeEmbed = ({ window, shopOrigin, brand, defaults, connect }: EmbedPorts): Embed => {
  const guarded = makeGuarded(window.console);
  const slots = new Slots(window);
  let mayTrack: (() => unknown) | undefined;
  let dependencies: EmbedDependencies | undefined;
  let serving: Serving | undefined;
  let turn = 0;

  const unmount = (): void => {
    turn += 1;
    serving?.stop();
    serving = undefined;
  };

  const mount = (given: unknown): void => {
    unmount();
    const options = readOptions(defaults, given);
    const mine = turn;
    whenShown(
      window.document,
      guarded(() => {
        if (mine !== turn) return;
        ({ mayTrack } = options);
        dependencies ??= connect(() => isYes(mayTrack));
        serving = startServing({ window, shopOrigin, brand, slots, dependencies, guarded }, options);
      }),
    );
  };

  return { mount: guarded(mount), refresh: guarded(() => serving?.refresh()), unmount: guarded(unmount) };
};

/** An error in the page's own function counts as no. Without a function the reader's browser decides. */
const isYes = (mayTrack: (() => unknown) | undefined): boolean => {
  try {
    return mayTrack === undefined || mayTrack() === true;
  } catch {
    return false;
  }
};

/** A prerendered page requests nothing until it is shown. */
const whenShown = (document: Document, act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', act, { once: true, passive: true });
  } else act();
};
