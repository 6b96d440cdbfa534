import { use, type ReactElement, type ReactNode } from 'react';
import type { Appointment, PetService } from '../../../../core/appointments/appointment';
import { lengthWords, petTypeWords, whenWords } from '../../../../core/appointments/appointment-words';
import { MEMBERSHIPS_PATH, storePath } from '../../../../core/paths/paths';
import { Money } from '../../../design/money';
import { CapabilityContext } from '../../../page/capability-context';
import { phoneHref } from '../../../stores/store-messages';
import * as styles from './appointments.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts with their labels. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }): ReactElement => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What something costs: `$45.00`, or `Free`. */
export const PriceWords = ({ price }: { readonly price: number }): ReactElement =>
  price === 0 ? <>Free</> : <Money amount={price} />;

/**
 * Says, in a shop with memberships, that prices shown before the pet is known may be lower for its member (ACC-09). Only of a
 * service for which a membership has a benefit.
 */
export const MemberHint = ({ hasBenefit = false }: Pick<PetService, 'hasBenefit'>): ReactElement | null =>
  use(CapabilityContext).leadsTo(MEMBERSHIPS_PATH) && hasBenefit ? (
    <p className={styles.soft}>Vital Care members may pay less. You’ll see your price before you book.</p>
  ) : null;

const Price = ({ price, regularPrice }: Pick<Appointment, 'price' | 'regularPrice'>): ReactElement =>
  price === regularPrice ? (
    <PriceWords price={price} />
  ) : (
    <>
      <PriceWords price={price} />{' '}
      <span className={styles.soft}>
        with Vital Care, instead of <PriceWords price={regularPrice} />
      </span>
    </>
  );

/** When, where and for whom an appointment is. */
export const placeFacts = (appointment: Appointment): ReadonlyArray<Fact> => {
  const { petName, lessons, minutes, store } = appointment;
  const type = petTypeWords(appointment);
  return [
    {
      label: 'When',
      value: (
        <>
          <strong>{whenWords(appointment)}</strong> ({lengthWords(lessons, minutes)})
        </>
      ),
    },
    {
      label: 'Where',
      value: (
        <>
          <a href={storePath(store.id)}>{store.name}</a>, {store.street}, {store.city}, {store.state} {store.zipCode}
          {store.phone === undefined ? null : (
            <>
              {' · '}
              <a href={phoneHref(store.phone)}>{store.phone}</a>
            </>
          )}
        </>
      ),
    },
    { label: 'Pet', value: petName === '' ? type : `${petName} (${type})` },
  ];
};

/** As `placeFacts`, and what it costs at the store. */
export const appointmentFacts = (appointment: Appointment): ReadonlyArray<Fact> => [
  ...placeFacts(appointment),
  { label: 'Pay at the store', value: <Price {...appointment} /> },
];
