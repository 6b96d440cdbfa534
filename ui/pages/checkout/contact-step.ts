import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { BeginCheckout } from '../../../core/checkout/placing/begin-checkout';
import type { Checkout, Contact } from '../../../core/checkout/loading/checkout';
import { contactOf, type ContactField } from '../../../core/checkout/loading/contact';
import type { SetContact } from '../../../core/checkout/steps/set-contact';
import type { Capabilities } from '../../../core/configuration/capabilities';
import type { FieldErrors } from '../../../core/forms/form';
import { CHECKOUT_PATH, STOPPED_CHECKOUT_PATH } from '../../../core/paths/paths';
import { firstOpenPath } from '../../checkout/checkout-steps';
import { contactErrors } from '../../checkout/contact/contact-view-model';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import {
  loadStep,
  refusedStep,
  withoutCart,
  withoutCheckout,
  type StepData,
  type StepPorts,
  NOTHING_LOADED,
} from './step-page';

/** The data of the contact step. */
export interface ContactData extends StepData {
  /** What was typed into a refused form; undefined: the contact of the checkout, or of the account. */
  readonly typed: Contact | undefined;
  readonly errors: FieldErrors<ContactField>;
}

export interface ContactLoaderPorts extends StepPorts {
  readonly beginCheckout: BeginCheckout;
}

/** Loads the contact step, and begins the checkout at its own address (CHK-01). */
export const makeContactLoader =
  (ports: ContactLoaderPorts): PageLoader<ContactData> =>
  ({ path }) =>
    path === CHECKOUT_PATH ? firstOpen(ports) : loadContact(ports);

const loadContact = (ports: StepPorts): T.Task<PageOutcome<ContactData>> =>
  loadStep(ports, 'contact', (checkout) => ({
    checkout: withoutCart(checkout),
    problem: undefined,
    typed: undefined,
    errors: {},
  }));

/**
 * Returns the first step that is not complete; the cart while an item cannot be bought as it is, so that nobody types an
 * address and a card before Review says so (CRT-03).
 */
const beginningOf = ({ cart, missing }: Pick<Checkout, 'cart' | 'missing'>): string =>
  cart.items.every(({ isAvailable }) => isAvailable) ? firstOpenPath(missing) : STOPPED_CHECKOUT_PATH;

/** `/checkout` begins the checkout as the cart's button does, and leads to the first step that is not complete. */
const firstOpen = ({ beginCheckout, capabilities }: ContactLoaderPorts): T.Task<PageOutcome<ContactData>> =>
  pipe(
    beginCheckout,
    TE.match(
      (failure): PageOutcome<ContactData> => withoutCheckout(failure, capabilities, CHECKOUT_PATH),
      (checkout) => ({ kind: 'redirect', url: beginningOf(checkout), isPermanent: false }),
    ),
  );

export interface StartActionPorts {
  readonly beginCheckout: BeginCheckout;
  readonly capabilities: Capabilities;
}

/**
 * Begins the checkout from the cart. Who has a saved address and card comes to Review with one tap; everybody else, to the
 * first step that is not complete, or back to the cart while an item cannot be bought as it is.
 */
export const makeStartAction =
  ({ beginCheckout, capabilities }: StartActionPorts): PageAction<ContactData> =>
  () =>
    pipe(
      beginCheckout,
      TE.match(
        (failure): ActionResult<ContactData> => {
          const outcome = withoutCheckout(failure, capabilities, CHECKOUT_PATH);
          return outcome.kind === 'redirect' ? { kind: 'see-other', url: outcome.url } : { kind: 'unavailable' };
        },
        (checkout): ActionResult<ContactData> => ({ kind: 'see-other', url: beginningOf(checkout) }),
      ),
    );

export interface ContactActionPorts {
  readonly setContact: SetContact;
  readonly shop: string;
}

/** The name is in the form when something is picked up. */
const contactIn = (form: URLSearchParams): Contact =>
  contactOf(
    {
      email: textOf(form, 'email'),
      phone: textOf(form, 'phone'),
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
    },
    form.has('firstName'),
  );

/** Handles the contact form without scripts. */
export const makeContactAction =
  ({ setContact, shop }: ContactActionPorts): PageAction<ContactData> =>
  (form) => {
    const typed = contactIn(form);
    return pipe(
      setContact(typed),
      TE.match(
        (error): ActionResult<ContactData> => {
          const changes = { typed, errors: contactErrors(error) };
          return refusedStep<ContactData>(shop, 'contact', error, changes, { ...NOTHING_LOADED, ...changes });
        },
        ({ missing }): ActionResult<ContactData> => ({ kind: 'see-other', url: firstOpenPath(missing) }),
      ),
    );
  };
