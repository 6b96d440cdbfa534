import { hoursText, wallClock } from './opening-hours';
import type { OpeningHours } from '../store';

/** One day of the week, such as `Monday`, `9 am–9 pm`. */
export interface DayHours {
  readonly day: string;
  readonly hours: string;
  /** Whether it is this day at the store now. */
  readonly isToday: boolean;
}

/** From Monday to Sunday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the whole week at the moment `now` (milliseconds since 1970); empty when the hours are unknown. */
export const weekHours = (
  hours: ReadonlyArray<OpeningHours>,
  timeZone: string | undefined,
  now: number,
): ReadonlyArray<DayHours> => {
  if (hours.length === 0) return [];
  const today = timeZone === undefined ? undefined : wallClock(timeZone, now)?.day;
  return DAYS.map((name, index) => {
    const day = (index + 1) % DAYS.length;
    return { day: name, hours: hoursText(hours.find((entry) => entry.day === day)), isToday: day === today };
  });
};
