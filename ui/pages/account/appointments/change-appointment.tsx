import type { ReactElement } from 'react';
import type { Appointment } from '../../../../core/appointments/appointment';
import { closedWords, slotTime, whenWords } from '../../../../core/appointments/appointment-words';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { APPOINTMENTS_PATH } from '../../../../core/paths/paths';
import { Banner } from '../../../design/banner';
import { Button, ButtonLink } from '../../../design/button';
import { usePostOnce } from '../../shared/use-post-once';
import * as shared from '../account-list.module.css';
import { appointmentFacts, Facts, PriceWords } from './appointment-facts';
import { MARKS, movePath, type AppointmentsView } from './appointments-data';
import * as styles from './appointments.module.css';
import { CalendarStrip } from './calendar-strip';
import { AgeNotice, NOTHING_FREE, partsOfDay } from './choose-time';

/** The times to which an appointment can move, as links to the question whether one of them is right. */
export const ChooseNewTime = ({
  view,
}: {
  readonly view: Extract<AppointmentsView, { readonly kind: 'move' }>;
}): ReactElement => {
  const { appointment, found, isAgeLimited } = view;
  const { id, serviceName, petName } = appointment;
  const { chosen } = found;
  const closed = closedWords(appointment);
  return (
    <div className={styles.part}>
      <p>
        {serviceName} for {petName} is now on <strong>{whenWords(appointment)}</strong>.{' '}
        {closed ?? 'It keeps this time until you confirm another one.'}
      </p>
      <AgeNotice view={view} />
      <CalendarStrip found={found} dayPath={(day) => movePath(id, { day })} />
      {chosen === undefined ? (
        isAgeLimited ? null : (
          <Banner tone="info" title={NOTHING_FREE} />
        )
      ) : (
        <section aria-labelledby="times" className={styles.part}>
          <h2 id="times">{formatDay(chosen.day)}</h2>
          {partsOfDay(chosen.slots).map(([part, slots]) => (
            <div key={part} role="group" aria-label={part} className={styles.times}>
              <p className={styles.legend}>{part}</p>
              {slots.map(({ startsAt, time }) => (
                <a key={startsAt} href={movePath(id, { day: chosen.day, at: startsAt })} className={styles.time}>
                  {slotTime(time)}
                </a>
              ))}
            </div>
          ))}
        </section>
      )}
      <div>
        <ButtonLink href={APPOINTMENTS_PATH} look="secondary">
          {closed === undefined ? 'Keep current time' : 'Back to appointments'}
        </ButtonLink>
      </div>
    </div>
  );
};

export interface MoveQuestionProps {
  readonly view: Extract<AppointmentsView, { readonly kind: 'move-question' }>;
  /** Whether the membership does not cover the new time. */
  readonly isNotCovered: boolean;
}

/**
 * The question whether an appointment is to move to a time, at the price that it has, or at the regular one where the
 * membership does not cover that time (ACC-09). The form names the price, so that it never costs more than was shown.
 */
export const MoveQuestion = ({ view, isNotCovered }: MoveQuestionProps): ReactElement => {
  const { appointment, day, slot } = view;
  const { id, regularPrice } = appointment;
  const price = isNotCovered ? regularPrice : appointment.price;
  const { isPosted, onSubmit } = usePostOnce();
  const [, ...others] = appointmentFacts({ ...appointment, price });
  return (
    <form method="post" action={APPOINTMENT_FORM_ACTIONS.move} className={shared.question} onSubmit={onSubmit}>
      <input type="hidden" name={MARKS.id} value={id} />
      <input type="hidden" name={MARKS.day} value={day} />
      <input type="hidden" name="startsAt" value={slot.startsAt} />
      <input type="hidden" name="price" value={price.toFixed(2)} />
      <h2>{appointment.serviceName}</h2>
      <Facts
        facts={[
          { label: 'Now', value: whenWords(appointment) },
          { label: 'New time', value: <strong>{whenWords({ day, time: slot.time })}</strong> },
          ...others,
        ]}
      />
      {price === appointment.price ? null : <p className={styles.soft}>You can use the membership benefit again.</p>}
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {isNotCovered ? (
            <>
              Reschedule at the regular price of <PriceWords price={regularPrice} />
            </>
          ) : (
            'Reschedule appointment'
          )}
        </Button>
        <ButtonLink href={movePath(id, { day })} look="secondary" size="large">
          Other times
        </ButtonLink>
        {isNotCovered ? (
          <ButtonLink href={APPOINTMENTS_PATH} look="secondary" size="large">
            Keep current time
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
};

/** The question whether an appointment is to be cancelled. */
export const CancelQuestion = ({ appointment }: { readonly appointment: Appointment }): ReactElement => {
  const { id, price, regularPrice } = appointment;
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={APPOINTMENT_FORM_ACTIONS.cancel} className={shared.question} onSubmit={onSubmit}>
      <input type="hidden" name={MARKS.id} value={id} />
      <h2>{appointment.serviceName}</h2>
      <Facts facts={appointmentFacts(appointment)} />
      <p className={styles.soft}>
        Canceling is free.{price === regularPrice ? '' : ' You can use the membership benefit again.'}
      </p>
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          Cancel appointment
        </Button>
        <ButtonLink href={APPOINTMENTS_PATH} look="secondary" size="large">
          Keep appointment
        </ButtonLink>
      </div>
    </form>
  );
};
