import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactElement } from 'react';
import type { Appointment, BenefitOffer } from '../../../../core/appointments/appointment';
import {
  APPOINTMENT_LENGTHS,
  appointmentForm,
  type AppointmentField,
} from '../../../../core/appointments/appointment-form';
import { petCode, slotTime, speciesWords } from '../../../../core/appointments/appointment-words';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { Radio } from '../../../design/checkbox';
import { Button } from '../../../design/button';
import { FormField } from '../../../forms/form-field';
import { FormSummary } from '../../../forms/form-summary';
import { FormViewModel } from '../../../forms/form-view-model';
import { useFormElement } from '../../../forms/use-form-element';
import { PostedForm } from '../../shared/posted-form';
import { AccountSection } from '../account-section';
import * as section from '../account-section.module.css';
import { appointmentFacts, Facts, placeFacts, PriceWords } from './appointment-facts';
import {
  MARKS,
  isOfMember,
  memberChoice,
  OTHER_PET,
  OTHER_TIME,
  queryOf,
  type AppointmentsData,
  type AppointmentsView,
} from './appointments-data';
import * as styles from './appointments.module.css';

export interface ReviewProps {
  readonly data: AppointmentsData;
  readonly view: Extract<AppointmentsView, { readonly kind: 'review' }>;
  readonly changeHours: number;
}

const FORM_ID = 'review';

const hintOf = ({ benefit, left, per }: BenefitOffer): string => {
  if (benefit === undefined) return 'This membership doesn’t cover this service.';
  return left === 0
    ? `${benefit}: none left in that calendar ${per}.`
    : `${benefit}: ${left} left in that calendar ${per}.`;
};

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The pets of memberships with what each pays, and any other pet. */
const WhichPet = ({
  appointment,
  chosen,
  petName,
}: {
  readonly appointment: Appointment;
  readonly chosen: string | undefined;
  readonly petName: string;
}): ReactElement => {
  const { offers, species, regularPrice } = appointment;
  const first = petName === '' ? offers[0] : offers.find((offer) => isSameName(offer.petName, petName));
  // The price of what was chosen may have changed since.
  const member = chosen === undefined ? first : offers.find(({ membershipId }) => isOfMember(chosen, membershipId));
  const choice = member === undefined ? OTHER_PET : memberChoice(member.membershipId, member.price);
  return (
    <fieldset className={styles.pets}>
      <legend>Which {speciesWords(species).toLowerCase()} is it for?</legend>
      {offers.map((offer) => (
        <Radio
          key={offer.membershipId}
          name="pet"
          value={memberChoice(offer.membershipId, offer.price)}
          defaultChecked={choice === memberChoice(offer.membershipId, offer.price)}
          label={
            <>
              {offer.petName}:{' '}
              <strong>
                <PriceWords price={offer.price} />
              </strong>
            </>
          }
          hint={hintOf(offer)}
        />
      ))}
      <Radio
        name="pet"
        value={OTHER_PET}
        defaultChecked={choice === OTHER_PET}
        label={
          <>
            Another {speciesWords(species).toLowerCase()}:{' '}
            <strong>
              <PriceWords price={regularPrice} />
            </strong>
          </>
        }
      />
    </fieldset>
  );
};

/** Whether the form that is about to be sent books for the pet of a membership, whose name is known. */
const isForMember = (form: HTMLFormElement | null): boolean => {
  const pet = form === null ? null : new FormData(form).get('pet');
  return typeof pet === 'string' && pet !== OTHER_PET;
};

/** The choices that led here, from which another time is chosen. */
const againOf = (appointment: Appointment | undefined, own: string | undefined): string =>
  queryOf({
    store: appointment?.store.id,
    service: appointment?.serviceId,
    pet: appointment && petCode(appointment),
    day: appointment?.day,
    own,
  });

const PetFields = ({
  form,
  isRequired,
}: {
  readonly form: FormViewModel<AppointmentField>;
  readonly isRequired: boolean;
}): ReactElement => (
  <>
    <FormField
      form={form}
      formId={FORM_ID}
      name="petName"
      autoComplete="off"
      maxLength={APPOINTMENT_LENGTHS.petName}
      hint={isRequired ? undefined : 'Only for pets that aren’t members.'}
      {...(isRequired ? { required: true } : {})}
    />
    <FormField
      form={form}
      formId={FORM_ID}
      name="note"
      autoComplete="off"
      maxLength={APPOINTMENT_LENGTHS.note}
      required={false}
      hint="Such as allergies, sore spots or things that scare your pet."
    />
  </>
);

/**
 * Posts the form for the times, with what was typed. It follows the form, so that Enter in a field books. With scripts, the
 * fields are not checked for it.
 */
const OtherTime = ({ isLeaving }: { readonly isLeaving: { current: boolean } }): ReactElement => (
  <div>
    <Button
      type="submit"
      form={FORM_ID}
      name={OTHER_TIME}
      value="true"
      look="quiet"
      size="small"
      onClick={() => {
        isLeaving.current = true;
      }}
    >
      Choose another time
    </Button>
  </div>
);

const ReviewForm = observer(
  ({ data: { typed, errors }, view: { id, appointment, own, petName, petNote } }: ReviewProps): ReactElement => {
    const [model] = useState(
      () =>
        new FormViewModel<AppointmentField>(
          appointmentForm,
          { petName: typed?.petName ?? petName, note: typed?.note ?? petNote },
          errors,
        ),
    );
    const element = useFormElement(model);
    const offers = appointment?.offers ?? [];
    const isLeaving = useRef(false);
    const check = (): boolean => {
      const leaves = isLeaving.current;
      isLeaving.current = false;
      return leaves || isForMember(element.current) || model.validate();
    };
    return (
      <>
        <PostedForm
          id={FORM_ID}
          action={APPOINTMENT_FORM_ACTIONS.confirm}
          element={element}
          check={check}
          label="Book appointment"
          size="large"
          formClass={section.form}
        >
          <FormSummary form={model} formId={FORM_ID} />
          <input type="hidden" name={MARKS.id} value={id} />
          <input type="hidden" name="price" value={(appointment?.regularPrice ?? typed?.price ?? 0).toString()} />
          <input type="hidden" name="again" value={againOf(appointment, own)} />
          {appointment === undefined || offers.length === 0 ? null : (
            <WhichPet appointment={appointment} chosen={typed?.pet} petName={petName} />
          )}
          <PetFields form={model} isRequired={offers.length === 0} />
        </PostedForm>
        {appointment === undefined ? null : <OtherTime isLeaving={isLeaving} />}
      </>
    );
  },
);

const heldWords = ({ heldUntil }: Appointment): string =>
  heldUntil === undefined ? 'We’ll hold this time for a few minutes.' : `Held until ${slotTime(heldUntil)}.`;

/** The last step: what is booked, what it costs and what to bring, and the pet's name (ACC-08). */
export const Review = (props: ReviewProps): ReactElement => {
  const { appointment } = props.view;
  return (
    <>
      {appointment === undefined ? null : (
        <AccountSection title={appointment.serviceName} lead={heldWords(appointment)}>
          <Facts facts={appointment.offers.length === 0 ? appointmentFacts(appointment) : placeFacts(appointment)} />
          <div>
            <h3 className={styles.subtitle}>What to bring</h3>
            <ul className={styles.bring}>
              {appointment.bring.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
        </AccountSection>
      )}
      <AccountSection title="Your pet">
        <ReviewForm {...props} />
        <p className={styles.soft}>
          You won’t be charged now. Pay at the store.{' '}
          {appointment?.canChange === false
            ? 'It’s coming up soon, so please call the store if you can’t make it.'
            : `You can reschedule or cancel online for free up to ${props.changeHours} hours before.`}
        </p>
      </AccountSection>
    </>
  );
};
