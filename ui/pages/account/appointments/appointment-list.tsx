import type { ReactElement } from 'react';
import type { Appointment } from '../../../../core/appointments/appointment';
import { closedWords, petCode, whenWords } from '../../../../core/appointments/appointment-words';
import type { OwnAppointments } from '../../../../core/appointments/own-appointments';
import { Badge } from '../../../design/badge';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { phoneHref } from '../../../stores/store-messages';
import * as shared from '../account-list.module.css';
import { appointmentFacts, Facts } from './appointment-facts';
import * as styles from './appointments.module.css';
import { bookPath, cancelPath, movePath } from './appointments-data';

const nameOf = (appointment: Appointment): string =>
  `${appointment.serviceName} for ${appointment.petName}, ${whenWords(appointment)}`;

/** What can be done with a coming appointment; within the last day the store has to be called. */
const Ways = ({ appointment }: { readonly appointment: Appointment }): ReactElement => {
  const { id, canChange, store } = appointment;
  if (!canChange) {
    return (
      <p className={styles.soft}>
        This appointment is coming up soon. To reschedule or cancel, please call the store
        {store.phone === undefined ? (
          '.'
        ) : (
          <>
            {' '}
            at <a href={phoneHref(store.phone)}>{store.phone}</a>.
          </>
        )}
      </p>
    );
  }
  return (
    <div className={shared.ways}>
      <ButtonLink href={movePath(id)} look="quiet" size="small" aria-label={`Reschedule ${nameOf(appointment)}`}>
        Reschedule
      </ButtonLink>
      <ButtonLink href={cancelPath(id)} look="quiet" size="small" aria-label={`Cancel ${nameOf(appointment)}`}>
        Cancel
      </ButtonLink>
    </div>
  );
};

const Coming = ({ appointment }: { readonly appointment: Appointment }): ReactElement => {
  const closed = closedWords(appointment);
  return (
    <li className={shared.entry}>
      <h3 className={shared.name}>{appointment.serviceName}</h3>
      {closed === undefined ? null : <Banner tone="warning" title={closed} />}
      <Facts facts={appointmentFacts(appointment)} />
      <Ways appointment={appointment} />
    </li>
  );
};

const Past = ({ appointment }: { readonly appointment: Appointment }): ReactElement => {
  const { serviceId, store, status } = appointment;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{appointment.serviceName}</strong> for {appointment.petName}{' '}
          {status === 'cancelled' ? <Badge tone="plain">Canceled</Badge> : null}
        </p>
        <p className={styles.soft}>
          {whenWords(appointment)} · {store.name}
        </p>
      </div>
      <ButtonLink
        href={bookPath({ store: store.id, service: serviceId, pet: petCode(appointment) })}
        look="secondary"
        size="small"
        aria-label={`Book again: ${nameOf(appointment)}`}
      >
        Book again
      </ButtonLink>
    </li>
  );
};

/** The coming and the past appointments (ACC-08). */
export const AppointmentList = ({ coming, past }: OwnAppointments): ReactElement => (
  <>
    <section aria-labelledby="coming" className={styles.part}>
      <h2 id="coming">Upcoming</h2>
      {coming.length === 0 ? (
        <p className={shared.empty}>
          Nothing is booked. Choose a store, a service and a time; you pay at the store, and can cancel free of charge.
        </p>
      ) : (
        <ul className={shared.list}>
          {coming.map((appointment) => (
            <Coming key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
    {past.length === 0 ? null : (
      <section aria-labelledby="past" className={styles.part}>
        <h2 id="past">Past and canceled</h2>
        <ul className={styles.rows}>
          {past.map((appointment) => (
            <Past key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      </section>
    )}
  </>
);
