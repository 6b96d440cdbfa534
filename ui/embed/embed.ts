import type { IO } from 'fp-ts/IO';
import { readOptions } from './options';
import { Places } from './place';
import { startServing, type EmbedSupplies, type Serving, type ServingPorts } from './serving';

export interface EmbedPorts extends Pick<ServingPorts, 'window' | 'shopOrigin'> {
  /** What the script's own element says of the page. */
  readonly defaults: object;
  /** Puts together what a page is served with, once. */
  readonly connect: (mayTrack: IO<boolean>) => EmbedSupplies;
}

/** What a page built without the shop's framework can do with ads (ADS-02). None of it throws into the page. */
export interface Embed {
  /** Fills the placeholders of the page, now and later; once more, with other options, it begins anew. */
  readonly mount: (options?: unknown) => void;
  /** Looks for placeholders and asks for new ads. Without `mount` before, nothing. */
  readonly refresh: () => void;
  /** Takes all ads away. */
  readonly unmount: () => void;
}

type Guarded = ServingPorts['guarded'];

/** Keeps here what goes wrong, in one line each for whoever runs the page. */
export const makeGuarded = (console: Pick<Console, 'error'>): Guarded => {
  const said = new Set<string>();
  return (act) =>
    (...given) => {
      try {
        act(...given);
      } catch (error) {
        const what = String(error);
        if (said.has(what) || said.size >= MOST_LINES) return;
        said.add(what);
        console.error('ads:', error);
      }
    };
};

/** What goes wrong again and again is not written down again and again. */
const MOST_LINES = 20;

export const makeEmbed = ({ window, shopOrigin, defaults, connect }: EmbedPorts): Embed => {
  const guarded = makeGuarded(window.console);
  const places = new Places(window);
  let mayTrack: (() => unknown) | undefined;
  let supplies: EmbedSupplies | undefined;
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
        supplies ??= connect(() => isYes(mayTrack));
        serving = startServing({ window, shopOrigin, places, supplies, guarded }, options);
      }),
    );
  };

  return { mount: guarded(mount), refresh: guarded(() => serving?.refresh()), unmount: guarded(unmount) };
};

/** A page that cannot say whether is one that says no; one that says nothing leaves it to the reader's browser. */
const isYes = (mayTrack: (() => unknown) | undefined): boolean => {
  try {
    return mayTrack === undefined || mayTrack() === true;
  } catch {
    return false;
  }
};

/** A page that is only prepared in advance asks for nothing, and may never be seen. */
const whenShown = (document: Document, act: () => void): void => {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', act, { once: true, passive: true });
  } else act();
};
