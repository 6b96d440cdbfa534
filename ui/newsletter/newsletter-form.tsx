import type { ReactElement, RefObject } from 'react';
import { MAX_LENGTHS } from '../../core/forms/checks';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { Button } from '../design/button';
import { useDisabledUnlessFocused } from '../design/use-disabled-unless-focused';

/** Where the form is: in the footer of each page, or on the page that shows what became of a posted one. */
export type NewsletterPlace = 'footer' | 'page';

export interface NewsletterFormProps {
  readonly place: NewsletterPlace;
  /** What was typed. Undefined: the browser keeps it. */
  readonly email?: string;
  /** Without JavaScript the button is always enabled. */
  readonly canSubmit?: boolean;
  readonly isPending?: boolean;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onChange?: (email: string) => void;
  /** Called instead of the post. Without it the form is posted. */
  readonly onSubmit?: () => void;
}

/** Introduces the form in the footer. */
export const NewsletterHeading = (): ReactElement => <h2>Get our newsletter</h2>;

/** The form of the newsletter. It shows no messages about what was typed (FTR-03). */
export const NewsletterForm = (props: NewsletterFormProps): ReactElement => {
  const { place, email, canSubmit = true, isPending = false, formRef, onChange, onSubmit } = props;
  const id = `${place}-email`;
  const button = useDisabledUnlessFocused(!canSubmit);
  return (
    <form
      ref={formRef}
      method="post"
      action={FORM_ACTIONS.newsletter}
      noValidate
      className="newsletter-form"
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id}>Email Address*</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        required
        {...(onChange === undefined
          ? { defaultValue: email }
          : { value: email, onChange: ({ target }) => onChange(target.value) })}
      />
      <Button {...button} type="submit" pending={isPending}>
        Sign Up
      </Button>
    </form>
  );
};
