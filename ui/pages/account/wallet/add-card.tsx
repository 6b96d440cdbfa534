import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import Lock from 'lucide-react/icons/lock';
import { CARD_FORM_ACTIONS } from '../../../../core/paths/card-form-actions';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { CardInput, type MakeShowCardFields } from '../../../checkout/card/card-input';
import * as fields from '../../../checkout/payment/new-card-fields.module.css';
import { paymentText } from '../../../checkout/payment/payment-name';
import { CARD_PARTS, typedCardFields } from '../../../checkout/card/typed-card';
import { Banner } from '../../../design/banner';
import { Button, ButtonLink } from '../../../design/button';
import { usePostOnce } from '../../shared/use-post-once';
import * as styles from '../account-list.module.css';
import { AddCardViewModel } from './add-card-view-model';
import { addCardPath, type Adding } from './wallet-data';

const SAVE = 'Save card';

const Cancel = (): ReactElement => (
  <ButtonLink href={ACCOUNT_PATHS.wallet} look="secondary" size="large">
    Cancel
  </ButtonLink>
);

/** A card that was typed on the provider's own page, without scripts. */
const TypedCardForm = ({ typedCard }: Required<Pick<Adding, 'typedCard'>>): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={CARD_FORM_ACTIONS.add} className={styles.question} onSubmit={onSubmit}>
      <p className={styles.name}>
        {typedCard === undefined ? '' : paymentText({ id: '', kind: 'card', ...typedCard })}
      </p>
      {typedCard === undefined
        ? null
        : typedCardFields(typedCard).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <div className={styles.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {SAVE}
        </Button>
        <ButtonLink href={addCardPath} look="secondary" size="large">
          Enter another card
        </ButtonLink>
      </div>
    </form>
  );
};

const NAMES = Object.values(CARD_PARTS);

/** Fills the hidden fields of the form and posts it, as a form without scripts would be. */
const post = (form: HTMLFormElement, values: ReadonlyMap<string, string>): void => {
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = values.get(name) ?? '';
  }
  form.submit();
};

interface CardFormProps extends Pick<Adding, 'cardFields' | 'cardPage'> {
  readonly showCardFields: MakeShowCardFields;
}

/** The provider's fields; without scripts, the way to the provider's own page. */
const CardForm = observer(({ cardFields, cardPage, showCardFields }: CardFormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null);
  const [model] = useState(() => new AddCardViewModel());
  useEffect(() => {
    window.addEventListener('pageshow', model.reset);
    return () => window.removeEventListener('pageshow', model.reset);
  }, [model]);
  const save = async (): Promise<void> => {
    const card = await model.type();
    if (card !== undefined && form.current !== null) post(form.current, new Map(typedCardFields(card)));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      ref={form}
      method="post"
      action={CARD_FORM_ACTIONS.add}
      className={styles.question}
      noValidate
      onSubmit={submit}
    >
      <div role="alert">{model.problem === undefined ? null : <Banner tone="bad" title={model.problem} />}</div>
      {NAMES.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <div className={fields.scripted}>
        <CardInput
          cardFields={cardFields}
          checkout={undefined}
          showCardFields={showCardFields}
          onReady={model.useEntry}
          onSubmitRequested={() => void save()}
        />
        <p className={fields.safe}>
          <Lock size={16} aria-hidden />
          Your card goes straight to our payment provider. We never see its number.
        </p>
        <div className={styles.ways}>
          <Button type="submit" size="large" pending={model.isPending}>
            {SAVE}
          </Button>
          <Cancel />
        </div>
      </div>
      <div className={fields.plain}>
        {cardPage === undefined ? (
          <p>Entering a card here needs JavaScript. You can save a card when you place an order.</p>
        ) : (
          <ButtonLink href={cardPage} look="secondary">
            Enter your card on our payment provider’s site
          </ButtonLink>
        )}
      </div>
    </form>
  );
});

/** A card that the bank asks about: the way to its page, and the last step after it. */
const Approval = ({ approveAt, setupId }: Pick<Adding, 'approveAt' | 'setupId'>): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  if (approveAt !== undefined) {
    return (
      <div className={styles.question}>
        <p>Your bank needs you to approve this card. You’ll come back here afterward.</p>
        <div className={styles.ways}>
          <ButtonLink href={approveAt} size="large">
            Continue to your bank
          </ButtonLink>
          <Cancel />
        </div>
      </div>
    );
  }
  return (
    <form method="post" action={CARD_FORM_ACTIONS.finish} className={styles.question} onSubmit={onSubmit}>
      <input type="hidden" name="setup" value={setupId} />
      <p>You’ve approved this card with your bank. One last step to save it.</p>
      <div className={styles.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          {SAVE}
        </Button>
        <Cancel />
      </div>
    </form>
  );
};

export interface AddCardProps {
  readonly adding: Adding;
  readonly showCardFields: MakeShowCardFields;
}

/** Adds a card to the wallet without an order (ACC-03, PAY-02). */
export const AddCard = ({ adding, showCardFields }: AddCardProps): ReactElement => {
  const { cardFields, cardPage, typedCard, approveAt, setupId } = adding;
  return (
    <>
      <p className={styles.soft}>You won’t be charged. Your bank may show a small temporary charge that is reversed.</p>
      {approveAt !== undefined || setupId !== undefined ? (
        <Approval approveAt={approveAt} setupId={setupId} />
      ) : typedCard !== undefined ? (
        <TypedCardForm typedCard={typedCard} />
      ) : (
        <CardForm cardFields={cardFields} cardPage={cardPage} showCardFields={showCardFields} />
      )}
    </>
  );
};
