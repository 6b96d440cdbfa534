import type { OpeningHours, Store } from '../store';

const DAY = 24 * 60;
const DAYS_A_WEEK = 7;

/**
 * Whether a store is open, in its own time zone; times are minutes since that day's midnight (1440 is the next one).
 * `unknown` when the hours or the time zone are unknown.
 */
export type OpenState =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'open-all-day' }
  /** Closed, and opens later today. */
  | { readonly kind: 'opens'; readonly at: number }
  /** The store has closed for today, or does not open today; `next` is the next opening within a week. */
  | { readonly kind: 'closed-for-today'; readonly next: { readonly day: number; readonly at: number } | undefined }
  | { readonly kind: 'unknown' };

/**
 * Returns the state at the moment `now` (milliseconds since 1970). The local time of the store is used, so that
 * daylight saving time needs no rule here. Hours that end at or before their beginning end on the next day.
 */
export const openState = (hours: ReadonlyArray<OpeningHours>, timeZone: string | undefined, now: number): OpenState => {
  const local = timeZone === undefined || hours.length === 0 ? undefined : wallClock(timeZone, now);
  if (local === undefined) return { kind: 'unknown' };
  const on = (day: number): OpeningHours | undefined => hours.find((entry) => entry.day === day);
  const today = on(local.day);
  const yesterday = on((local.day + DAYS_A_WEEK - 1) % DAYS_A_WEEK);
  if (today !== undefined && today.opens <= local.minutes && local.minutes < endOf(today)) {
    const isWhole = today.opens === 0 && endOf(today) === DAY;
    return isWhole ? { kind: 'open-all-day' } : { kind: 'open', until: endOf(today) };
  }
  if (yesterday !== undefined && local.minutes < endOf(yesterday) - DAY) {
    return { kind: 'open', until: endOf(yesterday) - DAY };
  }
  if (today !== undefined && local.minutes < today.opens) return { kind: 'opens', at: today.opens };
  return { kind: 'closed-for-today', next: nextOpening(on, local.day) };
};

/** Whether a store is open at the moment `now`; false when its hours are unknown. Closures are not considered. */
export const isOpenAt = ({ hours, timeZone }: Pick<Store, 'hours' | 'timeZone'>, now: number): boolean =>
  isOpen(openState(hours, timeZone, now));

export const isOpen = ({ kind }: OpenState): boolean => kind === 'open' || kind === 'open-all-day';

const endOf = ({ opens, closes }: OpeningHours): number => (closes <= opens ? closes + DAY : closes);

const nextOpening = (
  on: (day: number) => OpeningHours | undefined,
  today: number,
): { readonly day: number; readonly at: number } | undefined => {
  for (let ahead = 1; ahead <= DAYS_A_WEEK; ahead += 1) {
    const entry = on((today + ahead) % DAYS_A_WEEK);
    if (entry !== undefined) return { day: entry.day, at: entry.opens };
  }
  return undefined;
};

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Undefined for an unknown time zone. */
export const wallClock = (
  timeZone: string,
  now: number,
): { readonly day: number; readonly minutes: number } | undefined => {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now);
    const read = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
    return { day: WEEKDAYS.indexOf(read('weekday')), minutes: Number(read('hour')) * 60 + Number(read('minute')) };
  } catch {
    return undefined;
  }
};

/** Formats a time of day as in opening hours: `9 am`, `9:30 pm`, `noon`, `midnight`. */
export const timeText = (minutes: number): string => {
  const ofDay = minutes % DAY;
  if (ofDay === 0) return 'midnight';
  if (ofDay === DAY / 2) return 'noon';
  const hour = Math.floor(ofDay / 60);
  const minute = ofDay % 60;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${half}`;
};

/** Returns a text such as `Open until 9 pm`; undefined when the state is unknown. */
export const openText = (state: OpenState): string | undefined => {
  switch (state.kind) {
    case 'open':
      return `Open until ${timeText(state.until)}`;
    case 'open-all-day':
      return 'Open 24 hours';
    case 'opens':
      return `Opens at ${timeText(state.at)}`;
    case 'closed-for-today':
      return state.next === undefined
        ? 'Closed'
        : `Closed, opens ${WEEKDAYS[state.next.day] ?? ''} at ${timeText(state.next.at)}`;
    case 'unknown':
      return undefined;
  }
};

/** Days in a row with the same hours: `Mon–Fri`, `9 am–9 pm`. */
export interface OpenDays {
  readonly days: string;
  readonly hours: string;
}

/** Returns the week from Monday to Sunday in as few lines as possible; empty when the hours are unknown. */
export const openDays = (hours: ReadonlyArray<OpeningHours>): ReadonlyArray<OpenDays> => {
  if (hours.length === 0) return [];
  const week = MONDAY_FIRST.map((day) => ({ day, text: hoursText(hours.find((entry) => entry.day === day)) }));
  const runs: { from: number; to: number; text: string }[] = [];
  for (const { day, text } of week) {
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.map(({ from, to, text }) => ({ days: daysText(from, to), hours: text }));
};

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

const daysText = (from: number, to: number): string =>
  from === to ? (WEEKDAYS[from] ?? '') : `${WEEKDAYS[from] ?? ''}–${WEEKDAYS[to] ?? ''}`;

export const hoursText = (entry: OpeningHours | undefined): string => {
  if (entry === undefined) return 'Closed';
  return entry.opens === 0 && endOf(entry) === DAY
    ? 'Open 24 hours'
    : `${timeText(entry.opens)}–${timeText(entry.closes)}`;
};
