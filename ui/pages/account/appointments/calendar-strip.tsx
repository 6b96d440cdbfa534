import type { ReactElement } from 'react';
import type { DayOfSlots } from '../../../../core/appointments/appointment';
import type { FoundSlots } from '../../../../core/appointments/find-slots';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { ButtonLink } from '../../../design/button';
import { VisuallyHidden } from '../../../design/visually-hidden';
import * as styles from './appointments.module.css';

export interface CalendarStripProps {
  readonly found: FoundSlots;
  /** The address of a day. */
  readonly dayPath: (day: string) => string;
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
  readonly href: string;
}): ReactElement => {
  const [weekday, date] = partsOf(day);
  const words = (
    <>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.date}>{date}</span>
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
      ) : (
        <a href={href} className={styles.day} aria-current={isChosen ? 'date' : undefined}>
          {words}
          <span className={styles.count}>{countWords(slots.length)}</span>
        </a>
      )}
    </li>
  );
};

/** The days of two weeks as links, with how many times are free, and the weeks before and after. */
export const CalendarStrip = ({ found, dayPath }: CalendarStripProps): ReactElement => {
  const { days, chosen, earlier, later } = found;
  return (
    <nav aria-label="Days" className={styles.calendar}>
      <ul className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} day={day} isChosen={day.day === chosen?.day} href={dayPath(day.day)} />
        ))}
      </ul>
      <div className={styles.weeks}>
        {earlier === undefined ? null : (
          <ButtonLink href={dayPath(earlier)} look="quiet" size="small">
            Earlier
          </ButtonLink>
        )}
        {later === undefined ? null : (
          <ButtonLink href={dayPath(later)} look="quiet" size="small">
            Later
          </ButtonLink>
        )}
      </div>
    </nav>
  );
};
