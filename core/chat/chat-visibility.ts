import {
  asyncScheduler,
  concat,
  debounceTime,
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  of,
  scan,
  skip,
  startWith,
  switchMap,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { DEBOUNCE_MS } from '../configuration/constants';
import type { ChatStore } from './chat-store';

/** How long after closing the chat is forgotten (CHT-01). */
export const CHAT_FORGOTTEN_AFTER_MS = 200;

export interface ChatVisibilityOptions {
  /** Each value is a press of the button that shows or hides the chat. */
  readonly toggles: Observable<void>;
  /** Each value shows or hides the chat at once. */
  readonly sets: Observable<boolean>;
  readonly store: Pick<ChatStore, 'remember' | 'forget'>;
  readonly scheduler?: SchedulerLike;
}

/**
 * Whether the chat is visible: hidden at first, then each change (CHT-01). Presses within 200 ms count as one. A visible chat is
 * remembered for the next page; 200 ms after it was hidden it is forgotten, unless it was shown again meanwhile.
 */
export const chatVisibility = ({
  toggles,
  sets,
  store,
  scheduler = asyncScheduler,
}: ChatVisibilityOptions): Observable<boolean> =>
  merge(
    toggles.pipe(
      debounceTime(DEBOUNCE_MS.chat, scheduler),
      map(() => opposite),
    ),
    sets.pipe(
      map(
        (isVisible): Change =>
          () =>
            isVisible,
      ),
    ),
  ).pipe(
    scan((isVisible, change: Change) => change(isVisible), false),
    startWith(false),
    distinctUntilChanged(),
    skip(1),
    switchMap((isVisible) => (isVisible ? shown(store) : hidden(store, scheduler))),
  );

type Change = (isVisible: boolean) => boolean;

const opposite: Change = (isVisible) => !isVisible;

const shown = ({ remember }: ChatVisibilityOptions['store']): Observable<boolean> =>
  defer(() => {
    remember();
    return of(true);
  });

const hidden = ({ forget }: ChatVisibilityOptions['store'], scheduler: SchedulerLike): Observable<boolean> =>
  concat(of(false), timer(CHAT_FORGOTTEN_AFTER_MS, scheduler).pipe(tap(forget), ignoreElements()));
