import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { choiceText } from '../../core/cart/fulfilment/fulfilment';
import { personalizeAction } from '../../core/paths/personalize-paths';
import { MADE_FOR_YOU } from '../../core/personalization/personalization';
import { lineFieldsOf, linesOf, type PersonalizationField } from '../../core/personalization/personalization-form';
import { Button } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { FormField } from '../forms/form-field';
import * as frame from '../forms/form-frame.module.css';
import { FormSelect } from '../forms/form-select';
import { FormSummary } from '../forms/form-summary';
import type { FormViewModel } from '../forms/form-view-model';
import { useFormElement } from '../forms/use-form-element';
import * as styles from './personalization.module.css';
import { Preview } from './preview';
import type { WantedPersonalization } from './wanted-personalization';

export interface PersonalizationFormProps {
  readonly form: FormViewModel<PersonalizationField>;
  readonly wanted: WantedPersonalization;
  readonly isPending?: boolean;
  /** Called instead of the post. Without it the form is always posted. */
  readonly onSubmit?: () => void;
}

const FORM = 'personalize';
/** More than any line holds: what is typed beyond it is not cut off without a word, but said to be too long. */
const MAX_TYPED = 60;

const optionsOf = (names: ReadonlyArray<string>): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  names.map((name) => ({ value: name, label: name }));

/** How the product is to be bought, for the post of the form. */
const Bought = ({ wanted: { partNumber, quantity, choice, lineId } }: Pick<PersonalizationFormProps, 'wanted'>) => (
  <>
    <input type="hidden" name="partNumber" value={partNumber} />
    <input type="hidden" name="quantity" value={quantity} />
    <input type="hidden" name="choice" value={choiceText(choice)} />
    {lineId === undefined ? null : <input type="hidden" name="line" value={lineId} />}
  </>
);

const Lines = observer(({ form, wanted: { offer } }: Pick<PersonalizationFormProps, 'form' | 'wanted'>) =>
  lineFieldsOf(offer).map((name, index) => (
    <FormField
      key={name}
      form={form}
      formId={FORM}
      name={name}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_TYPED}
      required={index === 0}
      hint={`${[...form.values[name].trim()].length} of ${offer.charactersPerLine} characters`}
      {...(index === 0 ? { [FIRST_FOCUS]: true } : {})}
    />
  )),
);

/** The form of the dialog and of the page that ask for a text, with its preview (PRO-08). */
export const PersonalizationForm = observer(
  ({ form, wanted, isPending, onSubmit }: PersonalizationFormProps): ReactElement => {
    const { offer, itemColor, quantity, lineId } = wanted;
    const { values } = form;
    return (
      <form
        ref={useFormElement(form)}
        method="post"
        action={personalizeAction(wanted.productUrl)}
        noValidate
        className={frame.form}
        onSubmit={(event) => {
          if (onSubmit === undefined) return;
          event.preventDefault();
          onSubmit();
        }}
      >
        <Bought wanted={wanted} />
        <div className={styles.preview}>
          <Preview
            offer={offer}
            itemColor={itemColor}
            lines={linesOf(offer, values)}
            font={values.font}
            color={values.color}
          />
        </div>
        <FormSummary form={form} formId={FORM} />
        <Lines form={form} wanted={wanted} />
        <div className={styles.fields}>
          <FormSelect form={form} formId={FORM} name="font" options={optionsOf(offer.fonts)} />
          {offer.colors.length === 0 ? null : (
            <FormSelect
              form={form}
              formId={FORM}
              name="color"
              options={optionsOf(offer.colors.map(({ name }) => name))}
            />
          )}
        </div>
        <p className={styles.note}>
          {quantity > 1 ? `This text goes on each of the ${quantity} items. ` : ''}
          {MADE_FOR_YOU}
        </p>
        <Button type="submit" size="large" block pending={isPending === true}>
          {lineId === undefined ? 'Add To Cart' : 'Save the text'}
        </Button>
      </form>
    );
  },
);
