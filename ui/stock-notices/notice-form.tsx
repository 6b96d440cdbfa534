import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { MAX_LENGTHS } from '../../core/forms/checks';
import { notifyPath } from '../../core/paths/notice-paths';
import type { NoticeField } from '../../core/stock-notices/notice-form';
import { Button } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { FormField } from '../forms/form-field';
import * as frame from '../forms/form-frame.module.css';
import { FormSummary } from '../forms/form-summary';
import type { FormViewModel } from '../forms/form-view-model';
import { useFormElement } from '../forms/use-form-element';
import { NoticeIds } from './notice-ids';
import type { WantedNotice } from './wanted-notice';

export interface NoticeFormProps {
  readonly form: FormViewModel<NoticeField>;
  readonly wanted: WantedNotice;
  /** The address of the member's account, to which the mail goes: there is no field then. */
  readonly memberEmail?: string | undefined;
  readonly isPending?: boolean;
  /** Called instead of the post. Without it the form is always posted. */
  readonly onSubmit?: () => void;
}

const FORM = 'notify';

/**
 * The address of the member's account while the form is about it; undefined for guests, and when it was refused, so that
 * another one can be entered.
 */
export const knownEmail = (form: FormViewModel<NoticeField>, memberEmail: string): string | undefined =>
  memberEmail !== '' && form.values.email === memberEmail && form.field('email').errors.length === 0
    ? memberEmail
    : undefined;

/** The form of the dialog and of the page that ask for a mail (ACC-06). */
export const NoticeForm = observer((props: NoticeFormProps): ReactElement => {
  const { form, wanted, memberEmail, isPending, onSubmit } = props;
  const isKnown = memberEmail !== undefined;
  return (
    <form
      ref={useFormElement(form)}
      method="post"
      action={notifyPath(wanted.productUrl, wanted.partNumber, wanted.store?.id)}
      noValidate
      className={frame.form}
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <NoticeIds wanted={wanted} />
      <FormSummary form={form} formId={FORM} />
      {isKnown ? (
        <input type="hidden" name="email" value={memberEmail} />
      ) : (
        <FormField
          form={form}
          formId={FORM}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTHS.email}
          required
          {...{ [FIRST_FOCUS]: true }}
        />
      )}
      <Button
        type="submit"
        size="large"
        block
        pending={isPending === true}
        {...(isKnown ? { [FIRST_FOCUS]: true } : {})}
      >
        Email Me
      </Button>
    </form>
  );
});
