import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../shared/clock';
import { makeAbortController, type AbortSignalLike } from '../shared/abort-signal';
import type { Pause } from '../shared/pause';
import type { AdFailure } from './ad-gateway';
import { isRight } from '../shared/either';

/** What a place on the page knows of its ads. */
export type AdState<A> =
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  | { readonly kind: 'shown'; readonly answer: A }
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
  /** Makes the call again for every watched key, unless it was made within the last two seconds. */
  readonly refresh: () => void;
}

export interface AdFeedPorts {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly isSlowConnection: IO<boolean>;
  /** Runs what it is given each time the shopper comes back to the page, until the function that it gives is called. */
  readonly focus: { readonly whenBack: (run: () => void) => () => void };
  /**
   * Runs what it is given once, as soon as the page is shown: within this call where it is shown already, and never
   * when the function that it gives is called before.
   */
  readonly whenShown: (run: () => void) => () => void;
}

/** Milliseconds of ADS-12. */
const DEDUPE_MS = 2_000;
const FOCUS_THROTTLE_MS = 5_000;
const RETRY_MS = { fast: 5_000, slow: 10_000 };
const LOADING_SLOW_MS = { fast: 3_000, slow: 5_000 };
const MAX_RETRIES = 5;
/**
 * So long, in milliseconds, ads that stay the same keep the ids under which they were first shown: nothing is drawn or
 * counted anew that nobody sees any difference in. It ends well before an ad server forgets an id.
 */
export const IDS_HOLD_MS = 15 * 60_000;

/** A page that lies open is asked for anew before the ad server forgets the ids on it, which takes half an hour or more. */
export const RENEW_MS = 25 * 60_000;

/** Places that show the same: one call for all of them. */
interface Line {
  readonly ask: (signal: AbortSignalLike) => TaskEither<AdFailure, unknown>;
  readonly watchers: Set<{ readonly listener: (state: AdState<unknown>) => void }>;
  state: AdState<unknown>;
  /** Since when it is in this state. */
  since: number;
  /** When it was last asked or answered. */
  lastAt: number;
  call: ReturnType<typeof makeAbortController> | undefined;
  /** In a row. */
  failures: number;
  /** The newest plan to ask again: older ones are void. */
  plan: object | undefined;
  /** Set while a call waits for the page to be shown. */
  stopWaiting: (() => void) | undefined;
}

/**
 * Makes the feed of a page. A failed call is made again after 5 s (10 s on a slow connection), then after twice as long
 * and so on, five times at most; what was shown before it stays. A shopper who comes back to the page gets newer ads
 * where the last ones are 5 s old. A response that changes nothing is not notified, nor is one with new ids alone as long as
 * those that are shown hold. Whatever is still watched after 25 minutes is asked for anew. Nothing is asked while nobody
 * sees the page, and a call without watchers is aborted.
 */
export const makeAdFeed = ({ clock, pause, isSlowConnection, focus, whenShown }: AdFeedPorts): AdFeed => {
  const lines = new Map<string, Line>();
  let stopFocus: (() => void) | undefined;

  const after = (milliseconds: number, run: () => void): void => void pause(milliseconds)().then(run);
  const onThisLine = ({ fast, slow }: typeof RETRY_MS): number => (isSlowConnection() ? slow : fast);
  const show = (line: Line, state: AdState<unknown>): void => {
    const areIdsOver = clock() - line.since >= IDS_HOLD_MS;
    if (written(line.state, areIdsOver) === written(state, areIdsOver)) return;
    line.state = state;
    line.since = clock();
    for (const { listener } of line.watchers) listener(state);
  };

  const call = (line: Line): void => {
    const own = makeAbortController();
    line.call = own;
    line.plan = undefined;
    line.lastAt = clock();
    after(onThisLine(LOADING_SLOW_MS), () => {
      if (line.call === own && line.state.kind === 'loading') show(line, { kind: 'loading', isSlow: true });
    });
    void line
      .ask(own.signal)()
      .then((answer) => {
        if (line.call !== own) return;
        line.call = undefined;
        line.lastAt = clock();
        if (isRight(answer)) {
          line.failures = 0;
          plan(line, RENEW_MS);
          return show(line, { kind: 'shown', answer: answer.right });
        }
        if (line.failures < MAX_RETRIES) plan(line, onThisLine(RETRY_MS) * 2 ** line.failures);
        line.failures += 1;
        if (line.state.kind !== 'shown') show(line, { kind: 'failed', failure: answer.left });
      });
  };

  const ask = (line: Line, youngest: number): void => {
    if (line.watchers.size === 0 || line.call !== undefined || line.stopWaiting !== undefined) return;
    if (clock() - line.lastAt < youngest) return;
    let isShown = false;
    const stop = whenShown(() => {
      isShown = true;
      line.stopWaiting = undefined;
      if (line.watchers.size > 0) call(line);
    });
    if (!isShown) line.stopWaiting = stop;
  };

  const plan = (line: Line, milliseconds: number): void => {
    const own = (line.plan = {});
    after(milliseconds, () => {
      if (line.plan === own) ask(line, DEDUPE_MS);
    });
  };

  const askAll = (youngest: number): void => {
    for (const line of lines.values()) {
      line.failures = 0;
      ask(line, youngest);
    }
  };

  const leave = (key: string, line: Line): void => {
    if ([...lines.values()].every(({ watchers }) => watchers.size === 0)) {
      stopFocus?.();
      stopFocus = undefined;
    }
    // A place that is drawn anew leaves and comes back within one task: its call goes on.
    after(0, () => {
      if (line.watchers.size > 0) return;
      const { call: given, stopWaiting } = line;
      line.call = line.plan = line.stopWaiting = undefined;
      stopWaiting?.();
      given?.abort();
    });
    after(DEDUPE_MS, () => {
      const isOver = line.watchers.size === 0 && clock() - line.lastAt >= DEDUPE_MS;
      if (isOver && lines.get(key) === line) lines.delete(key);
    });
  };

  return {
    watch: (key, question, listener) => {
      const line: Line = lines.get(key) ?? {
        ask: question,
        watchers: new Set(),
        state: { kind: 'loading', isSlow: false },
        since: clock(),
        lastAt: -Infinity,
        call: undefined,
        failures: 0,
        plan: undefined,
        stopWaiting: undefined,
      };
      lines.set(key, line);
      // Whoever uses one key asks one question: what the line knows is of the kind that this place wants.
      const watcher = { listener: listener as (state: AdState<unknown>) => void };
      line.watchers.add(watcher);
      stopFocus ??= focus.whenBack(() => askAll(FOCUS_THROTTLE_MS));
      watcher.listener(line.state);
      line.failures = 0;
      const wait = line.lastAt + DEDUPE_MS - clock();
      if (wait <= 0) ask(line, DEDUPE_MS);
      else if (line.state.kind !== 'shown') plan(line, wait);
      return () => {
        if (line.watchers.delete(watcher) && line.watchers.size === 0) leave(key, line);
      };
    },
    refresh: () => askAll(DEDUPE_MS),
  };
};

/** By these names the answers have ids of ads; what an ad is about has ids of other names. */
const AD_IDS = ['id', 'citrusAdId'];

const written = (state: unknown, withIds: boolean): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (!withIds && AD_IDS.includes(name)) return undefined;
    return value instanceof Map ? [...value] : value;
  });
