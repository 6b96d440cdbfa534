import { observer } from 'mobx-react-lite';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { AccountProblem } from '../../../core/account/account-form';
import type { Form } from '../../../core/forms/form';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { withReturnPath } from '../../../core/paths/return-url';
import { Banner } from '../../design/banner';
import { ButtonLink, type ButtonProps } from '../../design/button';
import { FormSummary } from '../../forms/form-summary';
import { FormViewModel } from '../../forms/form-view-model';
import { useFormElement } from '../../forms/use-form-element';
import { PostedForm } from '../shared/posted-form';
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

/** What stands above a refused form. The sign-in opens in a tab of its own, since this page holds what was typed. */
export const AccountFormProblem = ({
  problem: { message, needsSignIn },
  returnPath,
}: {
  readonly problem: AccountProblem;
  readonly returnPath: string;
}): ReactElement => (
  <Banner
    tone="bad"
    urgent
    title={message}
    action={
      needsSignIn ? (
        <ButtonLink href={withReturnPath(SIGN_IN_PATH, returnPath)} target="_blank" look="secondary" size="small">
          Sign in
        </ButtonLink>
      ) : undefined
    }
  />
);

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
    return (
      <PostedForm
        action={action}
        hasFile={hasFile}
        element={useFormElement(model)}
        check={() => model.validate()}
        label={label}
        look={look}
        formClass={styles.form}
      >
        {refused?.problem === undefined ? null : (
          <AccountFormProblem problem={refused.problem} returnPath={returnPath} />
        )}
        <FormSummary form={model} formId={id} />
        {children(model)}
      </PostedForm>
    );
  },
);
