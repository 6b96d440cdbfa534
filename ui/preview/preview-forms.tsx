import { useState, type ReactElement, type ReactNode } from 'react';
import type { FieldErrors } from '../../core/forms/form';
import { PREVIEW_FORM_ACTIONS } from '../../core/paths/preview-paths';
import { previewDateForm, staffForm, type PreviewDateField, type StaffField } from '../../core/preview/preview-forms';
import { Button } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { FormField } from '../forms/form-field';
import * as frame from '../forms/form-frame.module.css';
import { FormPasswordField } from '../forms/form-password-field';
import { FormSummary } from '../forms/form-summary';
import { FormViewModel } from '../forms/form-view-model';
import { useFormElement } from '../forms/use-form-element';

export interface PreviewFormProps<Field extends string> {
  /** Element id of the form, and the prefix of its fields' ids. */
  readonly formId: string;
  readonly values?: Readonly<Partial<Record<Field, string>>>;
  readonly errors?: FieldErrors<Field>;
}

interface StaffFormFrameProps<Field extends string> {
  readonly form: FormViewModel<Field>;
  readonly formId: string;
  readonly action: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/** The frame of a form for the staff, which is posted when its fields are valid. */
const StaffFormFrame = <Field extends string>({
  form,
  formId,
  action,
  submit,
  children,
}: StaffFormFrameProps<Field>): ReactElement => (
  <form
    ref={useFormElement(form)}
    id={formId}
    method="post"
    action={action}
    noValidate
    className={frame.form}
    onSubmit={(event) => {
      if (!form.validate()) event.preventDefault();
    }}
  >
    <FormSummary form={form} formId={formId} />
    {children}
    <Button type="submit" size="large" block>
      {submit}
    </Button>
  </form>
);

/**
 * The sign-in of the staff, on the page and in PREVIEW_SIGN_IN (MOD-01). It is always posted, because the server keeps the
 * preview in a cookie that scripts cannot read.
 */
export const StaffSignInForm = ({ formId, values = {}, errors }: PreviewFormProps<StaffField>): ReactElement => {
  const [form] = useState(() => new FormViewModel(staffForm, values, errors));
  return (
    <StaffFormFrame form={form} formId={formId} action={PREVIEW_FORM_ACTIONS.signIn} submit="Sign In">
      <FormField
        form={form}
        formId={formId}
        name="staffName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        {...{ [FIRST_FOCUS]: true }}
      />
      <FormPasswordField
        form={form}
        formId={formId}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
    </StaffFormFrame>
  );
};

/** The date and time of the preview, on the page and in PREVIEW_MODE (MOD-01). */
export const PreviewDateForm = ({ formId, values = {}, errors }: PreviewFormProps<PreviewDateField>): ReactElement => {
  const [form] = useState(() => new FormViewModel(previewDateForm, values, errors));
  return (
    <StaffFormFrame form={form} formId={formId} action={PREVIEW_FORM_ACTIONS.chooseDate} submit="Show the Shop">
      <FormField
        form={form}
        formId={formId}
        name="date"
        type="date"
        autoComplete="off"
        required
        {...{ [FIRST_FOCUS]: true }}
      />
      <FormField
        form={form}
        formId={formId}
        name="time"
        type="time"
        autoComplete="off"
        hint="Pacific time, the shop’s time zone"
        required
      />
    </StaffFormFrame>
  );
};

/** Ends the preview (MOD-01). */
export const LeavePreviewForm = ({ isSmall = false }: { readonly isSmall?: boolean }): ReactElement => (
  <form method="post" action={PREVIEW_FORM_ACTIONS.leave}>
    <Button type="submit" look="secondary" size={isSmall ? 'small' : 'large'} block={!isSmall}>
      Leave Preview
    </Button>
  </form>
);
