import type { IO } from 'fp-ts/IO';
import { readOptions } from './options';
import { Slots } from './slot';
import type { Guarded } from './served-slot';
import { startServing, type EmbedDependencies, type Serving, type ServingPorts } from './serving';

export interface EmbedPorts extends Pick<ServingPorts, 'window' | 'shopOrigin' | 'brand'> {
  /** The options from the attributes of the script element. */
  readonly defaults: object;
  /** Creates the dependencies. Called once. */
  readonly connect: (mayTrack: IO<boolean>) => EmbedDependencies;
}

/** The API for pages of other sites (ADS-02). No function throws. */
export interface Embed {
  /**
   * Fills the placeholders of the page, also those that are added later. A further call restarts with other options.
   */
  readonly mount: (options?: unknown) => void;
  /** Looks for placeholders and requests new ads. Does nothing before `mount`. */
  readonly refresh: () => void;
  /** Removes all ads. */
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

/** The maximum number of distinct errors to log. */
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

/**
 * Whether tracking is allowed by the page's function, where an error counts as no. Without a function it returns true,
 * and the browser's own setting decides.
 */
const isYes = (mayTrack: (() => unknown) | undefined): boolean => {
  try {
    return mayTrack === undefined || mayTrack() === true;
  } catch {
    return false;
  }
};

/** Waits until a prerendered page is shown, and only then runs `act`. */
const whenShown = (document: Document, act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', act, { once: true, passive: true });
  } else act();
};
