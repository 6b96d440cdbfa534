import type { ReactElement, ReactNode } from 'react';
import type { DayOfSlots } from '../../../../core/appointments/appointment';
import type { FoundSlots } from '../../../../core/appointments/find-slots';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { Button, ButtonLink } from '../../../design/button';
import { VisuallyHidden } from '../../../design/visually-hidden';
import { usePostOnce } from '../../shared/use-post-once';
import { OTHER_TIME } from './appointments-data';
import * as styles from './appointments.module.css';

export interface CalendarStripProps {
  readonly found: FoundSlots;
  /** The address of a day. */
  readonly dayPath: (day: string) => string;
  /** What is posted with the chosen day, which is a button then: what was typed is not written into an address. */
  readonly posted?: Readonly<Record<string, string>> | undefined;
}

/** The parts of `Wed, Nov 25`. */
const partsOf = (day: string): readonly [weekday: string, date: string] => {
  const [weekday = '', date = ''] = formatDay(day).split(', ');
  return [weekday, date];
};

const countWords = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

const Day = ({
  day: { day, slots },
  isChosen,
  href,
}: {
  readonly day: DayOfSlots;
  readonly isChosen: boolean;
  /** Undefined for a button. */
  readonly href: string | undefined;
}): ReactElement => {
  const [weekday, date] = partsOf(day);
  const words = (
    <>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.date}>{date}</span>
    </>
  );
  const look = { className: styles.day, 'aria-current': isChosen ? 'date' : undefined } as const;
  const free = (
    <>
      {words}
      <span className={styles.count}>{countWords(slots.length)}</span>
    </>
  );
  return (
    <li>
      {slots.length === 0 ? (
        <span className={styles.day} data-off="">
          {words}
          <span className={styles.count}>None</span>
          <VisuallyHidden> No times available</VisuallyHidden>
        </span>
      ) : href === undefined ? (
        <button type="submit" name="day" value={day} {...look}>
          {free}
        </button>
      ) : (
        <a href={href} {...look}>
          {free}
        </a>
      )}
    </li>
  );
};

/** A link to the times of other weeks, or the button that posts the same. */
const Weeks = ({
  day,
  href,
  label,
}: {
  readonly day: string | undefined;
  readonly href: string | undefined;
  readonly label: string;
}): ReactElement | null => {
  if (day === undefined) return null;
  return href === undefined ? (
    <Button type="submit" name="day" value={day} look="quiet" size="small">
      {label}
    </Button>
  ) : (
    <ButtonLink href={href} look="quiet" size="small">
      {label}
    </ButtonLink>
  );
};

/** The form that shows the times of another day, with what was typed. */
const Posted = ({
  fields,
  children,
}: {
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}): ReactElement => {
  const { onSubmit } = usePostOnce();
  return (
    <form method="post" action={APPOINTMENT_FORM_ACTIONS.confirm} onSubmit={onSubmit}>
      {Object.entries({ ...fields, [OTHER_TIME]: 'true' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
};

/** The days of two weeks as links, with how many times are free, and the weeks before and after. */
export const CalendarStrip = ({ found, dayPath, posted }: CalendarStripProps): ReactElement => {
  const { days, chosen, earlier, later } = found;
  const hrefOf = (day: string | undefined): string | undefined =>
    day === undefined || posted !== undefined ? undefined : dayPath(day);
  const strip = (
    <nav aria-label="Days" className={styles.calendar}>
      <ul className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} day={day} isChosen={day.day === chosen?.day} href={hrefOf(day.day)} />
        ))}
      </ul>
      <div className={styles.weeks}>
        <Weeks day={earlier} href={hrefOf(earlier)} label="Earlier" />
        <Weeks day={later} href={hrefOf(later)} label="Later" />
      </div>
    </nav>
  );
  return posted === undefined ? strip : <Posted fields={posted}>{strip}</Posted>;
};
