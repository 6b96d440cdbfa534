import { observer } from 'mobx-react-lite';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Form } from '../../../core/forms/form';
import type { ButtonProps } from '../../design/button';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { useFormElement } from '../../forms/use-form-element';
import { PostedForm } from '../shared/posted-form';
import { AccountFormProblem } from './account-form-problem';
import * as styles from './account-section.module.css';
import type { RefusedForm } from './refused-form';

export interface AccountFormProps<Key extends string> extends Pick<ButtonProps, 'look'> {
  readonly id: string;
  readonly action: string;
  readonly form: Form<Key>;
  /** One of the fields is a file. */
  readonly hasFile?: boolean;
  readonly values?: Readonly<Partial<Record<Key, string>>>;
  /** The refused form of the page, if it is this one. */
  readonly refused: RefusedForm | undefined;
  /** The path of this page. */
  readonly returnPath: string;
  /** The label of the button. */
  readonly label: string;
  /** Draws the fields. */
  readonly children: (model: FormViewModel<Key>) => ReactNode;
}

/** The element id of a form of the account, for buttons outside of it. */
export const accountFormId = (id: string): string => `${id}-form`;

/** A form of the account, which is posted to the server. It shows what was refused, and keeps what was typed. */
export const AccountForm = observer(
  <Key extends string>({
    id,
    action,
    form,
    hasFile,
    values,
    refused,
    returnPath,
    label,
    look,
    children,
  }: AccountFormProps<Key>): ReactElement => {
    const [model] = useState(
      () => new FormViewModel(form, { ...values, ...refused?.typed } as Partial<Record<Key, string>>, refused?.errors),
    );
    const [isChecked, setChecked] = useState(false);
    const check = (): boolean => {
      setChecked(true);
      return model.validate();
    };
    return (
      <PostedForm
        id={accountFormId(id)}
        action={action}
        hasFile={hasFile}
        element={useFormElement(model)}
        check={check}
        label={label}
        look={look}
        formClass={styles.form}
      >
        {/* Once the fields are checked here, the summary says what is wrong now. */}
        {refused?.problem === undefined || isChecked ? null : (
          <AccountFormProblem problem={refused.problem} returnPath={returnPath} />
        )}
        <FormSummary form={model} formId={id} />
        {children(model)}
      </PostedForm>
    );
  },
);
