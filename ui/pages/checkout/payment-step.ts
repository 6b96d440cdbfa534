import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Address, AddressField } from '../../../core/addresses/address';
import type { PaymentChoice } from '../../../core/checkout/loading/checkout-gateway';
import type { CompletePayment, PaymentEntered } from '../../../core/checkout/steps/complete-payment';
import type { FieldErrors } from '../../../core/forms/form';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import type { Clock } from '../../../core/shared/clock';
import type { AddressQuestionData } from '../../checkout/address/address-question';
import type { TypedCard } from '../../../core/checkout/steps/card-entry';
import { billingChoice, decidedBilling, SAME_AS_DELIVERY } from '../../checkout/payment/billing-options';
import { firstOpenPath } from '../../checkout/checkout-steps';
import { CURRENT, NEW_CARD, PAYPAL, savedChoice, TYPED_CARD } from '../../checkout/payment/payment-options';
import type { StepProblem } from '../../checkout/checkout-message';
import type { RefusedGiftCard } from '../../checkout/payment/gift-cards-view-model';
import { bestOption, firstBilling } from '../../checkout/payment/payment-start';
import { billingErrors } from '../../checkout/payment/payment-view-model';
import { CARD_GONE, PAYMENT_GONE } from '../../checkout/reopened-path';
import type { ShownCheckout } from '../../checkout/shown-checkout';
import { loadOwnRewards, NO_REWARDS, type OwnRewards, type OwnRewardsPorts } from '../../rewards/own-rewards';
import type { PageLoader } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { addressIn, chosenSuggestion, isKeptAsTyped } from './posted-address';
import { loadStep, refusedStep, withoutCart, type StepData, type StepPorts, NOTHING_LOADED } from './step-page';
import { readTypedCard } from '../../checkout/card/typed-card';
import { doneIn } from './payment-done';

/** The data of the payment step: what it begins with, or what was entered into a form that was refused without scripts. */
export interface PaymentData extends StepData {
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  readonly cardPage: string | undefined;
  /** The shopper's coupons. */
  readonly own: OwnRewards;
  readonly typedCard: TypedCard | undefined;
  readonly chosen: string;
  readonly saves: boolean;
  readonly billTo: string;
  readonly billing: Address | undefined;
  readonly keepsBilling: boolean;
  readonly billingErrors: FieldErrors<AddressField>;
  readonly question: AddressQuestionData | undefined;
  readonly refusedGiftCard: RefusedGiftCard | undefined;
  /** A promotion code that was typed and is not applied. */
  readonly typedCode: string | undefined;
  /** Why it was refused; undefined when it was not sent yet. */
  readonly codeProblem: string | undefined;
  /** What a form without scripts has just done; empty for nothing. */
  readonly done: string;
}

export interface PaymentLoaderPorts extends StepPorts, OwnRewardsPorts {
  readonly clock: Clock;
  readonly origin: string;
}

/**
 * Loads the payment step. A card that was typed on the provider's own page comes back as parameters (PAY-02); others
 * say that the chosen payment is gone, or that a typed card has to be entered again.
 */
export const makePaymentLoader =
  (ports: PaymentLoaderPorts): PageLoader<PaymentData> =>
  (request) =>
    pipe(
      loadOwnRewards(ports, request),
      T.chain((own) =>
        loadStep(ports, 'payment', (checkout) => {
          const typedCard = readTypedCard(request.query);
          const now = ports.clock();
          return {
            ...NOTHING_ENTERED,
            checkout: withoutCart(checkout),
            problem: checkout.missing.includes('payment') ? goneIn(request.query) : undefined,
            now,
            cardPage: cardPageOf(checkout, ports.origin),
            own,
            typedCard,
            chosen: bestOption(checkout, typedCard, now),
            billTo: firstBilling(checkout),
            done: doneIn(request.query),
          };
        }),
      ),
    );

/** Says why an order that was to be placed has no payment any more; undefined without the parameters for it. */
const goneIn = (query: URLSearchParams): StepProblem | undefined => {
  if (query.has(CARD_GONE)) return CARD_ENDED;
  return query.has(PAYMENT_GONE) ? GONE : undefined;
};

const CARD_ENDED: StepProblem = {
  message:
    'Please enter your card again. You weren’t charged. For your security, what you enter is kept for a short time and for one payment only.',
  needsSignIn: false,
};

const GONE: StepProblem = {
  message:
    'Your payment method was removed, perhaps in another tab. No order was placed and you weren’t charged. Please choose how to pay.',
  needsSignIn: false,
};

/** The data of a payment step into which nothing was entered. */
export const NOTHING_ENTERED: PaymentData = {
  ...NOTHING_LOADED,
  now: 0,
  cardPage: undefined,
  own: NO_REWARDS,
  typedCard: undefined,
  chosen: NEW_CARD,
  saves: false,
  billTo: SAME_AS_DELIVERY,
  billing: undefined,
  keepsBilling: false,
  billingErrors: {},
  question: undefined,
  refusedGiftCard: undefined,
  typedCode: undefined,
  codeProblem: undefined,
  done: '',
};

/** The embedded provider's own page for a card, which leads back here. */
const cardPageOf = ({ cardFields }: Pick<ShownCheckout, 'cardFields'>, origin: string): string | undefined =>
  cardFields?.kind === 'embedded'
    ? `${cardFields.origin}/card?return_url=${encodePart(origin + CHECKOUT_PATHS.payment)}`
    : undefined;

export interface PaymentActionPorts {
  readonly completePayment: CompletePayment;
  readonly loadCheckout: StepPorts['loadCheckout'];
  readonly shop: string;
}

/** Handles the payment form without scripts. */
export const makePaymentAction =
  (ports: PaymentActionPorts): PageAction<PaymentData> =>
  (form) => {
    const chosen = textOf(form, 'payment');
    if (chosen === CURRENT || chosen === '') return goOn(ports);
    const entered = enteredIn(form);
    const choice = choiceIn(chosen, form, entered.typedCard);
    if (choice === undefined) return T.of(cardNeeded(entered));
    const { billTo, billing: address, keepsBilling: isDefault } = entered;
    const billing = billingChoice(billTo, address && { address, asTyped: isKeptAsTyped(form), isDefault });
    return send({ completePayment: ports.completePayment, shop: ports.shop, form, entered }, { choice, billing });
  };

type Entered = Pick<PaymentData, 'chosen' | 'saves' | 'billTo' | 'billing' | 'keepsBilling' | 'typedCard'>;

/** Returns what was entered into the payment's form. */
export const enteredIn = (form: URLSearchParams): Entered => ({
  chosen: textOf(form, 'payment'),
  saves: form.has('saves'),
  billTo: textOf(form, 'billing') || SAME_AS_DELIVERY,
  billing: form.has('line1') ? addressIn(form) : undefined,
  keepsBilling: form.has('billingDefault'),
  typedCard: readTypedCard(form),
});

/** A new card is typed on the provider's own page, to which the payment step links. */
const cardNeeded = (entered: Entered): ActionResult<PaymentData> => ({
  kind: 'refused',
  status: 400,
  url: CHECKOUT_PATHS.payment,
  changes: {
    ...entered,
    chosen: NEW_CARD,
    problem: { message: 'Please enter your card first, or choose another payment method.', needsSignIn: false },
  },
});

const choiceIn = (chosen: string, form: URLSearchParams, typed: TypedCard | undefined): PaymentChoice | undefined => {
  if (chosen === PAYPAL) return { kind: 'paypal' };
  if (chosen === TYPED_CARD) return typed && { kind: 'card', ...typed, saves: form.has('saves') };
  return savedChoice(chosen);
};

/** Goes on with the payment that is chosen already. */
const goOn = ({ loadCheckout, shop }: PaymentActionPorts): T.Task<ActionResult<PaymentData>> =>
  pipe(
    loadCheckout,
    TE.match(
      (error): ActionResult<PaymentData> => refusedStep<PaymentData>(shop, 'payment', error, {}, NOTHING_ENTERED),
      ({ missing }) => ({ kind: 'see-other', url: firstOpenPath(missing) }),
    ),
  );

interface Sending extends Pick<PaymentActionPorts, 'completePayment' | 'shop'> {
  readonly form: URLSearchParams;
  readonly entered: Entered;
}

const send = (sending: Sending, payment: PaymentEntered): T.Task<ActionResult<PaymentData>> => {
  const { completePayment, shop, form, entered } = sending;
  return pipe(
    completePayment(payment),
    TE.matchE(
      (error): T.Task<ActionResult<PaymentData>> => {
        const changes = { ...entered, billingErrors: billingErrors(error) };
        return T.of(refusedStep<PaymentData>(shop, 'payment', error, changes, { ...NOTHING_ENTERED, ...changes }));
      },
      (set): T.Task<ActionResult<PaymentData>> => {
        if (set.kind === 'set') return T.of({ kind: 'see-other', url: firstOpenPath(set.checkout.missing) });
        const suggestion = chosenSuggestion(form, set);
        if (suggestion !== undefined) {
          return send(sending, { ...payment, billing: decidedBilling(payment.billing, suggestion) });
        }
        const { typed, suggestions } = set;
        return T.of({
          kind: 'refused',
          status: 409,
          url: CHECKOUT_PATHS.payment,
          changes: { ...entered, question: { typed, suggestions } },
        });
      },
    ),
  );
};
