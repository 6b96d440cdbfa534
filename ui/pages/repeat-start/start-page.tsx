import { observer } from 'mobx-react-lite';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Brand } from '../../../core/configuration/brand';
import { LINKS, servicePath } from '../../../core/paths/links';
import { ACCOUNT_PATHS } from '../../../core/paths/paths';
import { REPEAT_FORM_ACTIONS } from '../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH, REPEAT_START_PATH } from '../../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { START_PARAMETERS } from '../../../core/repeat-delivery/start-parameters';
import type { RepeatStart } from '../../../core/repeat-delivery/load-repeat-start';
import { startForm, type StartField } from '../../../core/repeat-delivery/start-form';
import { Banner } from '../../design/banner';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { fieldId } from '../../forms/field-id';
import { FormField, type FormFieldProps } from '../../forms/form-field';
import { FormSelect } from '../../forms/form-select';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { useFormElement } from '../../forms/use-form-element';
import { ItemFields } from '../../repeat-delivery/add-to-repeat-delivery';
import { AddressElsewhere, CardElsewhere, ShowAdded } from '../../repeat-delivery/elsewhere';
import { FrequencySelect, WeightField } from '../../repeat-delivery/frequency-fields';
import type { RepeatChoiceViewModel } from '../../repeat-delivery/repeat-choice-view-model';
import { RepeatItems, RepeatPriceList } from '../../repeat-delivery/repeat-prices';
import { addressOptions, cardOptions } from '../../repeat-delivery/repeat-words';
import { AccountFormProblem } from '../account/account-form-problem';
import { AccountSection } from '../account/account-section';
import { PageFrame } from '../shared/page-frame';
import { PostedForm } from '../shared/posted-form';
import { START_TITLE, type StartData } from './start-data';
import * as styles from './start-page.module.css';

export interface StartPageProps {
  readonly data: StartData;
  readonly model: RepeatChoiceViewModel;
  readonly brand: Brand;
}

interface FormProps extends StartPageProps {
  readonly start: RepeatStart;
}

const FORM = 'start';
const FORM_ELEMENT = 'start-form';

/** This page with what was chosen so far, in the form too. */
const pathOf = ({ data, model }: Pick<StartPageProps, 'data' | 'model'>): string => {
  const { nextDate, addressId, walletId } = data.typed;
  return repeatStartPath({
    items: model.items,
    cartItem: data.cartItem,
    startKey: data.startKey,
    every: model.chosenEvery,
    weight: model.typedWeight,
    nextDate,
    addressId,
    walletId,
  });
};

/** The shopper's own default, or the first one. */
const usual = <A extends { readonly isDefault: unknown }>(
  all: ReadonlyArray<A>,
  isDefault: (one: A) => boolean,
): A | undefined => all.find(isDefault) ?? all[0];

const initialOf = ({ start, data }: FormProps): Readonly<Partial<Record<StartField, string>>> => ({
  nextDate: start.firstDate,
  addressId: usual(start.addresses ?? [], ({ isDefault }) => isDefault.delivery)?.id ?? '',
  walletId: usual(start.cards ?? [], ({ isDefault }) => isDefault)?.walletId ?? '',
  ...data.typed,
});

/** The pet's weight in a form of its own, which asks for the page again without scripts. */
const Weight = observer(({ data, model }: Pick<StartPageProps, 'data' | 'model'>): ReactElement | null =>
  model.food === undefined ? null : (
    <form
      method="get"
      action={REPEAT_START_PATH}
      className={styles.form}
      // The recommendation has been updated already.
      onSubmit={(event) => event.preventDefault()}
    >
      <ItemFields items={model.items} cartItem={data.cartItem} startKey={data.startKey} />
      <WeightField model={model} />
      <Button type="submit" look="secondary" size="small" className={styles.update}>
        Update the recommendation
      </Button>
    </form>
  ),
);

/** The phone number of an account that has none. */
const Phone = (props: Pick<FormFieldProps<StartField>, 'form' | 'required'>): ReactElement => (
  <FormField
    {...props}
    formId={FORM}
    name="phone"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    maxLength={32}
    hint="Drivers only call about your deliveries. We’ll save it to your profile."
  />
);

const Fields = observer((props: FormProps): ReactElement => {
  const { start, data, model, brand } = props;
  const { addresses = [], cards = [] } = start;
  const [form] = useState(() => new FormViewModel<StartField>(startForm, initialOf(props), data.errors));
  const check = (): boolean => {
    form.setFields({ every: model.every });
    return form.validate();
  };
  return (
    <PostedForm
      id={FORM_ELEMENT}
      action={REPEAT_FORM_ACTIONS.start}
      element={useFormElement(form)}
      check={check}
      label="Start repeat delivery"
      size="large"
      formClass={styles.form}
    >
      <FormSummary form={form} formId={FORM} />
      <ItemFields items={model.items} cartItem={data.cartItem} startKey={data.startKey} />
      {model.typedWeight === undefined ? null : (
        <input type="hidden" name={START_PARAMETERS.weight} value={model.typedWeight} />
      )}
      <FrequencySelect model={model} id={fieldId(FORM, 'every')} error={form.field('every').errors} />
      <FormField
        form={form}
        formId={FORM}
        name="nextDate"
        type="date"
        autoComplete="off"
        min={start.firstDate}
        max={start.lastDate}
      />
      <FormSelect
        form={form}
        formId={FORM}
        name="addressId"
        options={addressOptions(addresses)}
        hint={<AddressElsewhere />}
      />
      {start.needsPhone || data.errors.phone !== undefined ? (
        <Phone form={form} required={addresses.every(({ phone }) => phone === '')} />
      ) : null}
      <FormSelect
        form={form}
        formId={FORM}
        name="walletId"
        options={cardOptions(cards, brand)}
        hint={<CardElsewhere />}
      />
      <p className={styles.soft}>
        We’ll email you the date and total 3 days before each delivery ships, or right away if it ships sooner. We
        charge your card when it ships. Change, skip, pause or cancel anytime.
      </p>
    </PostedForm>
  );
});

/** What is missing before a repeat delivery can be started, with the way to get it. */
const Lacking = observer((props: FormProps): ReactElement => {
  const { addresses, cards } = props.start;
  const path = pathOf(props);
  if (addresses === undefined || cards === undefined) {
    return (
      <Banner
        tone="bad"
        urgent
        title="We couldn’t load your addresses and cards."
        action={
          <ButtonLink href={path} look="secondary" size="small">
            Try again
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {addresses.length > 0 ? null : (
        <Banner
          title="Save an address first"
          action={
            <ButtonLink href={`${ACCOUNT_PATHS.addresses}?edit=new`} target="_blank" look="secondary" size="small">
              Add an address (opens in a new tab)
            </ButtonLink>
          }
        />
      )}
      {cards.length > 0 ? null : (
        <Banner
          title="Save a card first"
          action={
            <ButtonLink href={ACCOUNT_PATHS.wallet} target="_blank" look="secondary" size="small">
              Go to your wallet (opens in a new tab)
            </ButtonLink>
          }
        />
      )}
      <p>When you’ve saved what’s missing, come back to this tab and continue.</p>
      <p>
        <ButtonLink href={path}>Continue</ButtonLink>
      </p>
    </>
  );
});

const Nothing = (): ReactElement => (
  <EmptyState
    title="These items aren’t available for repeat delivery"
    headingLevel={1}
    actions={
      <>
        <ButtonLink href={REPEAT_DELIVERY_PATH}>Your repeat deliveries</ButtonLink>
        <ButtonLink href={servicePath('repeat-delivery')} look="secondary">
          How it works
        </ButtonLink>
      </>
    }
  >
    <p>Look for Repeat Delivery on product pages. It’s available for most food, litter, treats and medication.</p>
  </EmptyState>
);

/** Keeps what was chosen while the page cannot be loaded, and sends it again. */
const Kept = ({
  notice,
  fields,
}: {
  readonly notice: ReactNode;
  readonly fields: NonNullable<StartData['kept']>;
}): ReactElement => (
  <div className={styles.page}>
    <h1>{START_TITLE}</h1>
    {notice}
    <p>Your choices are kept on this page.</p>
    <PostedForm action={REPEAT_FORM_ACTIONS.start} label="Try again">
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </PostedForm>
  </div>
);

/** Starts a repeat delivery: what it costs both ways, how often, from when, where to and with which card (RPD-01). */
export const StartPage = (props: StartPageProps): ReactElement => {
  const { data, model } = props;
  const { start, problem } = data;
  const isReady = start?.addresses?.[0] !== undefined && start.cards?.[0] !== undefined;
  const notice = problem === undefined ? null : <AccountFormProblem problem={problem} returnPath={pathOf(props)} />;
  if (start === undefined) {
    return <PageFrame>{notice === null ? <Nothing /> : <Kept notice={notice} fields={data.kept ?? []} />}</PageFrame>;
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1>{START_TITLE}</h1>
        {notice}
        <div className={styles.columns}>
          <AccountSection title="Items">
            <RepeatItems model={model} />
            <RepeatPriceList model={model} />
            {data.cartItem === undefined ? null : (
              <p className={styles.soft}>We’ll move it from your cart to your repeat delivery.</p>
            )}
            <Weight data={data} model={model} />
          </AccountSection>
          <AccountSection title="Schedule, address and payment">
            {isReady ? (
              <>
                <Fields {...props} start={start} />
                <ShowAdded form={FORM_ELEMENT} />
              </>
            ) : (
              <Lacking {...props} start={start} />
            )}
          </AccountSection>
        </div>
        <p>
          <a href={LINKS.repeatDelivery}>All your repeat deliveries</a>
        </p>
      </div>
    </PageFrame>
  );
};
