import type { ReactElement } from 'react';
import type { DayOfSlots, PetService, Slot } from '../../../../core/appointments/appointment';
import { agesWords, lengthWords, petTypeWords, slotTime } from '../../../../core/appointments/appointment-words';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { Banner } from '../../../design/banner';
import { Money } from '../../../design/money';
import { usePostOnce } from '../../shared/use-post-once';
import { MemberHint } from './appointment-facts';
import { petPath } from '../pets/pets-data';
import {
  bookPath,
  carriedFields,
  MARKS,
  queryOf,
  type AgeLimitedTimes,
  type AppointmentsView,
  type TypedReview,
} from './appointments-data';
import * as styles from './appointments.module.css';
import { CalendarStrip } from './calendar-strip';
import { ChosenSteps } from './chosen-steps';

type TimeView = Extract<AppointmentsView, { readonly kind: 'time' }>;

const NOON = '12:00';
const EVENING = '17:00';

/** The times of a day in their parts; parts without a time are left out. */
export const partsOfDay = (
  slots: ReadonlyArray<Slot>,
): ReadonlyArray<readonly [part: string, slots: ReadonlyArray<Slot>]> =>
  (
    [
      ['Morning', slots.filter(({ time }) => time < NOON)],
      ['Afternoon', slots.filter(({ time }) => time >= NOON && time < EVENING)],
      ['Evening', slots.filter(({ time }) => time >= EVENING)],
    ] as const
  ).filter(([, ofPart]) => ofPart.length > 0);

export const NOTHING_FREE = 'No times are available in these two weeks. Try later dates or another store.';

interface TimesProps extends ChooseTimeProps {
  readonly chosen: DayOfSlots;
}

/** The free times of the chosen day. Each is a button of one form, which holds the time. */
const Times = ({ view: { draft }, typed, chosen }: TimesProps): ReactElement => {
  const { onSubmit } = usePostOnce();
  const hidden = {
    [MARKS.store]: draft.store,
    [MARKS.service]: draft.service,
    [MARKS.pet]: draft.pet,
    [MARKS.own]: draft.own ?? '',
    ...(typed && carriedFields(typed)),
  };
  return (
    <form method="post" action={APPOINTMENT_FORM_ACTIONS.hold} onSubmit={onSubmit} className={styles.part}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={MARKS.day} value={chosen.day} />
      {partsOfDay(chosen.slots).map(([part, slots]) => (
        <fieldset key={part} className={styles.times}>
          <legend>{part}</legend>
          {slots.map(({ startsAt, time }) => (
            <button key={startsAt} type="submit" name="startsAt" value={startsAt} className={styles.time}>
              {slotTime(time)}
            </button>
          ))}
        </fieldset>
      ))}
    </form>
  );
};

export interface AgeNoticeProps {
  readonly view: AgeLimitedTimes & { readonly service: PetService | undefined };
}

/** Why some of the free days, or all, are not offered for the saved pet, and where its birthday is corrected. */
export const AgeNotice = ({ view: { saved, service, found, isAgeLimited } }: AgeNoticeProps): ReactElement | null => {
  if (saved === undefined || service === undefined || !isAgeLimited) return null;
  const { id, name } = saved;
  return (
    <Banner
      title={
        found.chosen === undefined
          ? `${name} isn’t the right age on the days that are available in these two weeks.`
          : `We only list days when ${name} is the right age.`
      }
    >
      <p>
        {service.name} is for pets {agesWords(service)} old. If {name}’s birthday is wrong,{' '}
        <a href={petPath(id)}>update it in My Pets</a>.
      </p>
    </Banner>
  );
};

export interface ChooseTimeProps {
  readonly view: TimeView;
  /** What was typed into the review of another time. */
  readonly typed: TypedReview | undefined;
}

/** The fourth step: a day and one of its free times. */
export const ChooseTime = ({ view, typed }: ChooseTimeProps): ReactElement => {
  const { draft, store, service, option, saved, isAgeLimited, found } = view;
  const { store: storeId, service: serviceId, pet, own } = draft;
  const type = petTypeWords(option);
  return (
    <div className={styles.part}>
      <ChosenSteps
        steps={[
          { label: 'Store', value: store, change: bookPath({ service: serviceId, pet, own }) },
          { label: 'Service', value: service.name, change: bookPath({ store: storeId, pet, own }) },
          {
            label: 'Pet',
            value: saved === undefined ? type : `${saved.name}, ${type}`,
            change: bookPath({ store: storeId, service: serviceId }),
          },
        ]}
      />
      <p className={styles.soft}>
        {lengthWords(service.lessons, option.minutes)} · <Money amount={option.price} />, to pay at the store
      </p>
      <MemberHint hasBenefit={service.hasBenefit} />
      <AgeNotice view={view} />
      <CalendarStrip
        found={found}
        dayPath={(day) => bookPath({ ...draft, day })}
        posted={typed && { again: queryOf(draft), ...carriedFields(typed) }}
      />
      {found.chosen === undefined ? (
        isAgeLimited ? null : (
          <Banner tone="info" title={NOTHING_FREE} />
        )
      ) : (
        <section aria-labelledby="times" className={styles.part}>
          <h2 id="times">{formatDay(found.chosen.day)}</h2>
          <Times view={view} typed={typed} chosen={found.chosen} />
        </section>
      )}
    </div>
  );
};
