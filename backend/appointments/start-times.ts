import { minutesOf, momentIn, openTimeOf, weekdayOf, type OpenTime, type StoreCalendar } from '../stores/store-time.ts';
import { HALF_HOUR_MS, type Service } from '../services/services.ts';
import { plusDays } from '../stores/shop-day.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const HALF_HOUR = 30;

/** A time at which a service could begin, whether it is free or not. */
export interface StartTime {
  /** Minutes since midnight in the store's time. */
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Of the first lesson. */
  readonly endsAt: number;
  /** The beginnings of all half hours that it takes, those of later lessons included. */
  readonly halfHours: readonly number[];
}

/** When the service is offered on a day, within the store's hours; undefined when it is not. */
const offeredOn = (store: StoreCalendar, { times }: Service, day: string): OpenTime | undefined => {
  const open = openTimeOf(store, day);
  if (open === undefined || (times !== undefined && !times.days.includes(weekdayOf(day)))) return undefined;
  return {
    opens: Math.max(open.opens, times === undefined ? 0 : minutesOf(times.from)),
    closes: Math.min(open.closes, times === undefined ? MINUTES_OF_A_DAY : minutesOf(times.until)),
  };
};

const fits = (open: OpenTime | undefined, start: number, minutes: number): boolean =>
  open !== undefined && open.opens <= start && start + minutes <= open.closes;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/**
 * All times of a day at which the service could begin, by the store's clock: a day on which it is changed has the same
 * ones as others. A course begins only where the store is open for each of its lessons. [ACC-08]
 */
export const startTimesOf = (
  store: StoreCalendar,
  service: Service,
  minutes: number,
  day: string,
): readonly StartTime[] => {
  const offered = offeredOn(store, service, day);
  if (offered === undefined) return [];
  const lessonDays = range(service.lessons).map((week) => plusDays(day, week * 7));
  const openTimes = lessonDays.map((lessonDay) => openTimeOf(store, lessonDay));
  const first = Math.ceil(offered.opens / HALF_HOUR) * HALF_HOUR;
  const count = Math.max(0, Math.floor((offered.closes - minutes - first) / service.every) + 1);
  return range(count)
    .map((index) => first + index * service.every)
    .filter((start) => openTimes.every((open) => fits(open, start, minutes)))
    .map((start) => {
      const lessons = lessonDays.map((lessonDay) => momentIn(store.timeZone, lessonDay, start));
      const startsAt = lessons[0] ?? 0;
      return {
        minutes: start,
        startsAt,
        endsAt: startsAt + minutes * 60_000,
        halfHours: lessons.flatMap((lesson) =>
          range(minutes / HALF_HOUR).map((index) => lesson + index * HALF_HOUR_MS),
        ),
      };
    });
};
