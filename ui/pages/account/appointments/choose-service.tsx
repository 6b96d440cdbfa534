import type { ReactElement, ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { PetService, ServiceKind } from '../../../../core/appointments/appointment';
import { agesWords, lengthWords, petCode, petTypeWords } from '../../../../core/appointments/appointment-words';
import { APPOINTMENTS_PATH } from '../../../../core/paths/paths';
import { Banner } from '../../../design/banner';
import { Button } from '../../../design/button';
import { Field } from '../../../design/field';
import { Money } from '../../../design/money';
import { enumerated } from '../../../page/enumerated';
import { petPath } from '../pets/pets-data';
import { MemberHint } from './appointment-facts';
import { bookPath, MARKS, type AppointmentsView, type StoreChoice } from './appointments-data';
import * as styles from './appointments.module.css';
import { ChosenSteps } from './chosen-steps';

type ViewOf<Kind extends AppointmentsView['kind']> = Extract<AppointmentsView, { readonly kind: Kind }>;

interface OptionProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly more?: string;
  readonly aside?: ReactNode;
}

/** One of the things to choose from: a link to the next step. */
const Option = ({ href, title, text, more = '', aside }: OptionProps): ReactElement => (
  <li>
    <a href={href} className={styles.option}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.soft}>{text}</span>
        {more === '' ? null : <span>{more}</span>}
      </span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      <ChevronRight size={20} aria-hidden />
    </a>
  </li>
);

const Store = ({ store, view }: { readonly store: StoreChoice; readonly view: ViewOf<'store'> }): ReactElement => {
  const { id, name, street, city, state, isMine, distance, offers, problem } = store;
  const text = `${street}, ${city}, ${state}`;
  const aside = isMine ? 'My store' : distance;
  if (problem === undefined) {
    const { service, pet, own } = view.draft;
    return (
      <Option href={bookPath({ store: id, service, pet, own })} title={name} text={text} more={offers} aside={aside} />
    );
  }
  return (
    <li className={styles.option} data-off="">
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.soft}>{text}</span>
        <span>{problem}</span>
      </span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </li>
  );
};

const hidden = ({ service, pet, own }: ViewOf<'store'>['draft']): ReadonlyArray<readonly [string, string]> =>
  Object.entries({ [MARKS.step]: 'book', [MARKS.service]: service, [MARKS.pet]: pet, [MARKS.own]: own }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value] as const]),
  );

/** The first step: a store, the shopper's own one first. */
export const ChooseStore = ({ view }: { readonly view: ViewOf<'store'> }): ReactElement => {
  const { draft, service, stores, near, problem } = view;
  return (
    <div className={styles.part}>
      {service === undefined ? null : (
        <ChosenSteps steps={[{ label: 'Service', value: service.name, change: bookPath({}) }]} />
      )}
      <form method="get" action={APPOINTMENTS_PATH} className={styles.search} role="search" aria-label="Stores">
        {hidden(draft).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label="ZIP code or city"
          name={MARKS.near}
          defaultValue={near}
          autoComplete="postal-code"
          maxLength={60}
          error={problem}
        />
        <Button type="submit" look="secondary">
          Find stores
        </Button>
      </form>
      {stores.length === 0 && problem === undefined ? (
        <Banner title="Enter your ZIP code or city to see nearby stores." />
      ) : (
        <ul className={styles.options}>
          {stores.map((store) => (
            <Store key={store.id} store={store} view={view} />
          ))}
        </ul>
      )}
    </div>
  );
};

const KINDS: ReadonlyArray<readonly [kind: ServiceKind, title: string]> = [
  ['grooming', 'Grooming'],
  ['training', 'Training'],
  ['clinic', 'Vet'],
];

const FromPrice = ({ options }: Pick<PetService, 'options'>): ReactElement => {
  const prices = options.map(({ price }) => price);
  const least = Math.min(...prices);
  return (
    <>
      {least === Math.max(...prices) ? '' : 'from '}
      <Money amount={least} />
    </>
  );
};

/** The second step: one of the services of the store. */
export const ChooseService = ({ view }: { readonly view: ViewOf<'service'> }): ReactElement => {
  const { draft, store, services } = view;
  const { service: chosen, pet, own } = draft;
  return (
    <div className={styles.part}>
      <ChosenSteps steps={[{ label: 'Store', value: store, change: bookPath({ service: chosen, pet, own }) }]} />
      {KINDS.map(([kind, title]) => [title, services.filter((service) => service.kind === kind)] as const)
        .filter(([, ofKind]) => ofKind.length > 0)
        .map(([title, ofKind]) => (
          <section key={title} aria-labelledby={`kind-${title}`} className={styles.part}>
            <h2 id={`kind-${title}`}>{title}</h2>
            <ul className={styles.options}>
              {ofKind.map((service) => (
                <Option
                  key={service.id}
                  href={bookPath({ store: draft.store, service: service.id, pet, own })}
                  title={service.name}
                  text={service.description}
                  aside={<FromPrice options={service.options} />}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};

/** The shopper's saved pets. One without a weight leads to its form. */
const OwnPets = ({ view }: { readonly view: ViewOf<'pet'> }): ReactElement | null => {
  const { draft, own, withoutWeight, service } = view;
  if (own.length + withoutWeight.length === 0) return null;
  return (
    <section aria-labelledby="own-pets" className={styles.part}>
      <h2 id="own-pets">Your pets</h2>
      <ul className={styles.options}>
        {own.map(({ id, name, option }) => (
          <Option
            key={id}
            href={bookPath({ store: draft.store, service: draft.service, pet: petCode(option), own: id })}
            title={name}
            text={`${petTypeWords(option)} · ${lengthWords(service.lessons, option.minutes)}`}
            aside={<Money amount={option.price} />}
          />
        ))}
        {withoutWeight.map(({ id, name }) => (
          <Option
            key={id}
            href={petPath(id)}
            title={name}
            text={`The price depends on the weight. Add ${name}’s weight first, or choose a size below.`}
            aside="Add weight"
          />
        ))}
      </ul>
      <h2>Another pet</h2>
    </section>
  );
};

/** The third step: the kind and size of the pet, with what the service takes and costs for it. */
export const ChoosePet = ({ view }: { readonly view: ViewOf<'pet'> }): ReactElement => {
  const { draft, store, tooOld, service } = view;
  return (
    <div className={styles.part}>
      <ChosenSteps
        steps={[
          { label: 'Store', value: store, change: bookPath({ service: draft.service }) },
          { label: 'Service', value: service.name, change: bookPath({ store: draft.store }) },
        ]}
      />
      <MemberHint hasBenefit={service.hasBenefit} />
      {tooOld.length === 0 ? null : (
        <p className={styles.soft}>
          {service.name} is for pets {agesWords(service)} old, so we don’t list {enumerated(tooOld)}.
        </p>
      )}
      <OwnPets view={view} />
      <ul className={styles.options}>
        {service.options.map((option) => (
          <Option
            key={petCode(option)}
            href={bookPath({ store: draft.store, service: draft.service, pet: petCode(option) })}
            title={petTypeWords(option)}
            text={lengthWords(service.lessons, option.minutes)}
            aside={<Money amount={option.price} />}
          />
        ))}
      </ul>
    </div>
  );
};
