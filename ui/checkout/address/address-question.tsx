import type { ReactElement } from 'react';
import type { Address } from '../../../core/addresses/address';
import { Banner } from '../../design/banner';
import { Radio } from '../../design/checkbox';
import { addressText } from './address-lines';
import * as styles from '../step-form.module.css';

/** What the directory asks about an address that was posted without scripts. */
export interface AddressQuestionData {
  readonly typed: Address;
  readonly suggestions: ReadonlyArray<Address>;
}

/** The name of the shopper's decision in the posted form: the index of a suggestion, or `typed`. */
export const DECISION = 'addressDecision';
export const AS_TYPED = 'typed';

/** The choice between the typed address and what the directory would write, inside the address's form (CHK-03). */
export const AddressQuestionFields = ({ question }: { readonly question: AddressQuestionData }): ReactElement => (
  <Banner tone="warning" title="Please check the address" urgent>
    <fieldset className={styles.group}>
      <legend>We suggest:</legend>
      {question.suggestions.map((address, index) => (
        <Radio
          key={addressText(address)}
          name={DECISION}
          value={String(index)}
          defaultChecked={index === 0}
          label={addressText(address)}
        />
      ))}
      <Radio name={DECISION} value={AS_TYPED} label={`Keep what I entered: ${addressText(question.typed)}`} />
    </fieldset>
  </Banner>
);
