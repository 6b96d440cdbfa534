import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../shared/clock';
import { makeAbortController, type AbortSignalLike } from '../shared/abort-signal';
import type { Pause } from '../shared/pause';
import type { AdFailure } from './ad-gateway';
import { isRight } from '../shared/either';
import type { Either } from 'fp-ts/Either';

/** The state of the ads of one place on the page. `shown` stays when a later call fails. */
export type AdState<A> =
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  | { readonly kind: 'shown'; readonly response: A }
  | { readonly kind: 'failed'; readonly failure: AdFailure };

/** Keeps the ads of a page up to date by the policy of ADS-12. */
export interface AdFeed {
  /**
   * Makes the call at once and notifies the listener of each state, until the returned function is called. Places with
   * the same `key` share one call and its response. What is shown stays until a newer response comes.
   */
  readonly watch: <A>(
    key: string,
    ask: (signal: AbortSignalLike) => TaskEither<AdFailure, A>,
    listener: (state: AdState<A>) => void,
  ) => () => void;
  /** Repeats the call of every watched key, unless its last call was within two seconds. */
  readonly refresh: () => void;
}

export interface AdFeedPorts {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly isSlowConnection: IO<boolean>;
  /** Calls `run` each time the shopper comes back to the page. The returned function removes the listener. */
  readonly focus: { readonly whenBack: (run: () => void) => () => void };
  /** Calls `run` once, as soon as the page is visible; at once if it is. The returned function cancels that. */
  readonly whenShown: (run: () => void) => () => void;
}

/** Milliseconds of ADS-12. */
const DEDUPE_MS = 2_000;
const FOCUS_THROTTLE_MS = 5_000;
const RETRY_MS = { fast: 5_000, slow: 10_000 };
const LOADING_SLOW_MS = { fast: 3_000, slow: 5_000 };
const MAX_RETRIES = 5;
/**
 * How long, in milliseconds, unchanged ads keep the ids with which they were first shown. A change of ids alone is not
 * visible, so nothing is rendered or counted again. The time ends well before an ad server forgets an id.
 */
export const IDS_HOLD_MS = 15 * 60_000;

/**
 * An open page requests new ads before the ad server forgets the ids on it, which happens after half an hour or more.
 */
export const RENEW_MS = 25 * 60_000;

/**
 * Makes the feed of a page. A failed call is made again after 5 s (10 s on a slow connection), then after twice as long
 * and so on, five times at most; the ads that are shown stay. A shopper who comes back to the page gets newer ads when
 * the last ones are 5 s old. Listeners are not called when a response changes nothing, or only ids within `IDS_HOLD_MS`.
 * Ads that are still watched after 25 minutes are renewed. No call is made while the page is hidden, and a call without
 * listeners is aborted.
 */
export const makeAdFeed = (ports: AdFeedPorts): AdFeed => {
  const queries = new Map<string, AdQuery>();
  let stopFocus: (() => void) | undefined;

  const refresh = (minAgeMs: number): void => {
    for (const query of queries.values()) query.refresh(minAgeMs);
  };
  const leave = (key: string, query: AdQuery): void => {
    if ([...queries.values()].every(({ isWatched }) => !isWatched)) {
      stopFocus?.();
      stopFocus = undefined;
    }
    query.stopUnlessWatched(() => {
      if (queries.get(key) === query) queries.delete(key);
    });
  };
  return {
    watch: (key, ask, listener) => {
      const query = queries.get(key) ?? new AdQuery(ports, ask);
      queries.set(key, query);
      stopFocus ??= ports.focus.whenBack(() => refresh(FOCUS_THROTTLE_MS));
      // All places with one key make the same call, so its state is of the type that this listener takes.
      const remove = query.add(listener as Listener);
      return () => {
        if (remove() && !query.isWatched) leave(key, query);
      };
    },
    refresh: () => refresh(DEDUPE_MS),
  };
};

type Listener = (state: AdState<unknown>) => void;
type Ask = (signal: AbortSignalLike) => TaskEither<AdFailure, unknown>;

/** One call for all places that show the same ads, and its last state. */
class AdQuery {
  readonly #ports: AdFeedPorts;
  readonly #ask: Ask;
  readonly #watchers = new Set<{ readonly listener: Listener }>();
  #state: AdState<unknown> = { kind: 'loading', isSlow: false };
  /** The time at which the current state began. */
  #since: number;
  /** The time at which the last call began or ended. */
  #lastAt = -Infinity;
  #call: ReturnType<typeof makeAbortController> | undefined;
  /** Failures since the last success. */
  #failures = 0;
  /** Identifies the newest planned call; older plans are void. */
  #plan: object | undefined;
  /** Set while a call waits until the page is visible. */
  #stopWaiting: (() => void) | undefined;

  constructor(ports: AdFeedPorts, ask: Ask) {
    this.#ports = ports;
    this.#ask = ask;
    this.#since = ports.clock();
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /**
   * Calls the listener with the state, now and on each change. The returned function removes it, and returns whether it
   * was still there.
   */
  add(listener: Listener): () => boolean {
    const watcher = { listener };
    this.#watchers.add(watcher);
    listener(this.#state);
    this.#failures = 0;
    const wait = this.#lastAt + DEDUPE_MS - this.#ports.clock();
    if (wait <= 0) this.#callUnlessYoung(DEDUPE_MS);
    else if (this.#state.kind !== 'shown') this.#callAfter(wait);
    return () => this.#watchers.delete(watcher);
  }

  /** Makes the call again, unless the last one was made within `minAgeMs`. */
  refresh(minAgeMs: number): void {
    this.#failures = 0;
    this.#callUnlessYoung(minAgeMs);
  }

  /** Aborts the call and calls `forget`, unless a listener is added meanwhile. */
  stopUnlessWatched(forget: () => void): void {
    // A place that is rendered again removes and adds its listener within one task: its call continues.
    this.#after(0, () => {
      if (!this.isWatched) this.#stop();
    });
    this.#after(DEDUPE_MS, () => {
      if (!this.isWatched && this.#ports.clock() - this.#lastAt >= DEDUPE_MS) forget();
    });
  }

  #stop(): void {
    const call = this.#call;
    const stopWaiting = this.#stopWaiting;
    this.#call = this.#plan = this.#stopWaiting = undefined;
    stopWaiting?.();
    call?.abort();
  }

  #callUnlessYoung(minAgeMs: number): void {
    if (!this.isWatched || this.#call !== undefined || this.#stopWaiting !== undefined) return;
    if (this.#ports.clock() - this.#lastAt < minAgeMs) return;
    let isShown = false;
    const stop = this.#ports.whenShown(() => {
      isShown = true;
      this.#stopWaiting = undefined;
      if (this.isWatched) this.#makeCall();
    });
    if (!isShown) this.#stopWaiting = stop;
  }

  #makeCall(): void {
    const own = makeAbortController();
    this.#call = own;
    this.#plan = undefined;
    this.#lastAt = this.#ports.clock();
    this.#after(this.#forConnection(LOADING_SLOW_MS), () => {
      if (this.#call === own && this.#state.kind === 'loading') this.#show({ kind: 'loading', isSlow: true });
    });
    void this.#ask(own.signal)().then((response) => {
      if (this.#call !== own) return;
      this.#call = undefined;
      this.#lastAt = this.#ports.clock();
      this.#take(response);
    });
  }

  #take(response: Either<AdFailure, unknown>): void {
    if (isRight(response)) {
      this.#failures = 0;
      this.#callAfter(RENEW_MS);
      return this.#show({ kind: 'shown', response: response.right });
    }
    if (this.#failures < MAX_RETRIES) this.#callAfter(this.#forConnection(RETRY_MS) * 2 ** this.#failures);
    this.#failures += 1;
    if (this.#state.kind !== 'shown') this.#show({ kind: 'failed', failure: response.left });
  }

  #callAfter(milliseconds: number): void {
    const own = (this.#plan = {});
    this.#after(milliseconds, () => {
      if (this.#plan === own) this.#callUnlessYoung(DEDUPE_MS);
    });
  }

  #show(state: AdState<unknown>): void {
    const now = this.#ports.clock();
    const withIds = now - this.#since >= IDS_HOLD_MS;
    if (fingerprint(this.#state, withIds) === fingerprint(state, withIds)) return;
    this.#state = state;
    this.#since = now;
    for (const { listener } of this.#watchers) listener(state);
  }

  #after(milliseconds: number, run: () => void): void {
    void this.#ports.pause(milliseconds)().then(run);
  }

  #forConnection({ fast, slow }: typeof RETRY_MS): number {
    return this.#ports.isSlowConnection() ? slow : fast;
  }
}

/** The fields that hold the id of an ad in a response. */
const AD_IDS = ['id', 'citrusAdId'];

/** The text by which two states are compared. */
const fingerprint = (state: unknown, withIds: boolean): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (!withIds && AD_IDS.includes(name)) return undefined;
    return value instanceof Map ? [...value] : value;
  });
