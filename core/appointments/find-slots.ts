import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../shared/clock';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { DayOfSlots, Slot, WantedService } from './appointment';
import type { AppointmentGateway, NotOffered } from './appointment-gateway';

/** The free times of two weeks, and the weeks beside them. */
export interface FoundSlots {
  readonly days: ReadonlyArray<DayOfSlots>;
  /** The chosen day, or else the first one with a free time; undefined when there is none. */
  readonly chosen: DayOfSlots | undefined;
  /** The first day of the two weeks before and after; undefined where nothing can be booked. */
  readonly earlier: string | undefined;
  readonly later: string | undefined;
}

export interface FindSlotsPorts {
  readonly appointments: Pick<AppointmentGateway, 'slots'>;
  readonly clock: Clock;
}

/** The days that are shown at a time, and how far ahead they go. */
const DAYS_SHOWN = 14;
const DAYS_AHEAD = 56;
const DAY_MS = 86_400_000;

/**
 * Finds the free times for a service in the two weeks that contain a day; in the next two weeks without one, or with one
 * that is past, too far ahead or no day (ACC-08). `movingId` is as in the gateway.
 */
export type FindSlots = (
  wanted: WantedService,
  day: string | undefined,
  movingId?: string,
) => TE.TaskEither<NotOffered | UpstreamFailure, FoundSlots>;

export const makeFindSlots =
  ({ appointments, clock }: FindSlotsPorts): FindSlots =>
  (wanted, day, movingId) => {
    const today = earliestDay(clock());
    const ahead = daysBetween(today, day ?? today);
    const page = ahead >= 0 && ahead <= DAYS_AHEAD ? Math.floor(ahead / DAYS_SHOWN) : 0;
    const from = dayAfter(today, page * DAYS_SHOWN);
    return pipe(
      appointments.slots(wanted, from, movingId),
      TE.map((days) => ({
        days,
        chosen: days.find((one) => one.day === day && isFree(one)) ?? days.find(isFree),
        earlier: page === 0 ? undefined : dayAfter(from, -DAYS_SHOWN),
        later: (page + 1) * DAYS_SHOWN > DAYS_AHEAD ? undefined : dayAfter(from, DAYS_SHOWN),
      })),
    );
  };

/** The free times without those that do not fit. The chosen day stays chosen while it has one. */
export const onlySlots = (
  { days, chosen, ...weeks }: FoundSlots,
  fits: (slot: Slot, day: string) => boolean,
): FoundSlots => {
  const left = days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => fits(slot, day)) }));
  const same = left.find((one) => one.day === chosen?.day && isFree(one));
  return { ...weeks, days: left, chosen: same ?? left.find(isFree) };
};

const isFree = ({ slots }: DayOfSlots): boolean => slots.length > 0;

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const dayAfter = (day: string, days: number): string => textOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Not a number for a text that is no day. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** Today where the day begins last. What is past in a store has no free time there. */
export const earliestDay = (now: number): string => textOf(now - DAY_MS / 2);
