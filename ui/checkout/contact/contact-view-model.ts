import type { Contact } from '../../../core/checkout/loading/checkout';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { contactEntries, contactFormOf, contactOf, type ContactField } from '../../../core/checkout/loading/contact';
import type { SetContactError } from '../../../core/checkout/steps/set-contact';
import { checkEmail, checkPhone, checkRecipient } from '../../../core/forms/checks';
import type { FieldErrors } from '../../../core/forms/form';
import type { Disposer } from '../../../core/shared/disposer';
import { FormViewModel } from '../../forms/form-view-model';
import type { StepText } from '../step-text';
import type { StepProblem } from '../checkout-message';
import { firstOpenPath } from '../checkout-steps';
import { StepSubmission } from '../step-submission';
import { withUseCases } from '../with-use-cases';

export interface ContactStart {
  readonly values: Contact;
  /** Whether something is picked up in a store. */
  readonly asksWhoPicksUp: boolean;
  readonly errors?: FieldErrors<ContactField> | undefined;
  readonly problem?: StepProblem | undefined;
}

export interface ContactPorts {
  readonly useCases: FetchCheckoutUseCases;
  /** Where typed text survives Back, a reload and a sign-out by an error. */
  readonly kept: StepText;
  /** Opens a page of this shop. */
  readonly leave: (path: string) => void;
}

/** The contact step: how the shop reaches the shopper about the order, and who picks up (CHK-01). */
export class ContactViewModel {
  readonly form: FormViewModel<ContactField>;
  readonly submission: StepSubmission;
  readonly asksWhoPicksUp: boolean;
  /** Restores what was typed before and not sent, and keeps what is typed. Call it in the browser. */
  readonly start: () => Disposer;
  readonly #ports: ContactPorts;

  constructor({ values, asksWhoPicksUp, errors, problem }: ContactStart, ports: ContactPorts) {
    this.form = new FormViewModel(contactFormOf(asksWhoPicksUp), contactEntries(values), errors);
    this.asksWhoPicksUp = asksWhoPicksUp;
    this.submission = new StepSubmission(problem);
    this.start = ports.kept.follow(() => this.form.values, this.form.setFields);
    this.#ports = ports;
  }

  readonly submit = async (): Promise<void> => {
    if (this.submission.isPending || !this.form.validate()) return;
    await this.submission.run(
      withUseCases(this.#ports.useCases, ({ setContact }) =>
        setContact(contactOf(this.form.values, this.asksWhoPicksUp)),
      ),
      ({ missing }) => {
        this.#ports.kept.forget();
        this.#ports.leave(firstOpenPath(missing));
        return 'leaves';
      },
      (error) => {
        if (error.kind === 'identity-needed') this.#ports.kept.keep(this.form.values);
        this.form.rejectAll(contactErrors(error));
      },
    );
  };
}

/** Returns the errors of the fields after a failed submission. */
export const contactErrors = (error: SetContactError): FieldErrors<ContactField> => {
  if (error.kind === 'invalid-contact') return error.errors;
  if (error.kind !== 'contact-refused') return {};
  return Object.fromEntries(error.fields.map((field) => [field, REFUSED[field]]));
};

/** The messages of the form's own checks, for a value that only the service refuses. */
const REFUSED: Readonly<Record<ContactField, string>> = {
  email: checkEmail('') ?? '',
  phone: checkPhone('') ?? '',
  firstName: checkRecipient('') ?? '',
  lastName: checkRecipient('') ?? '',
};
