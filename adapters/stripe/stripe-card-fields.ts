import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import {
  CARD_ENTRY_TIMEOUT_MS,
  toCardEntryResult,
  type CardEntryResult,
  type CardFieldsStart,
  type ShowCardFields,
  type ShownCardFields,
} from '../../core/checkout/steps/card-entry';
import { isRecord } from '../../core/shared/is-record';
import type { ScriptLoader } from '../../core/shared/script-loader';
import type { StripeElement, StripeElements, StripeError, StripeInstance, StripeWindow } from './stripe-js';

export interface StripeCardFieldsOptions {
  readonly publishableKey: string;
  /** The address of Stripe.js. */
  readonly scriptUrl: string;
  readonly scripts: Pick<ScriptLoader, 'load'>;
  readonly window: StripeWindow;
}

/** Cards only: PayPal and the wallet are choices of the shop's own form. */
const elementsOptions = ({ amountCents, currency }: CardFieldsStart<HTMLElement>, isDark: boolean): object => ({
  mode: 'payment',
  // The least amount that Stripe accepts. The order is charged what the service calculates, not this amount.
  amount: Math.max(amountCents, 50),
  currency: currency.toLowerCase(),
  captureMethod: 'manual',
  paymentMethodCreation: 'manual',
  paymentMethodTypes: ['card'],
  appearance: { theme: isDark ? 'night' : 'stripe' },
});

const paymentOptions = ({ zipCode }: CardFieldsStart<HTMLElement>): object => ({
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
  defaultValues: { billingDetails: { address: { country: 'US', postal_code: zipCode } } },
});

/** Completes when the element is shown; fails when Stripe cannot load it in time. */
const whenReady = (element: StripeElement, target: HTMLElement): Promise<E.Either<'not-loaded', void>> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(E.left('not-loaded')), CARD_ENTRY_TIMEOUT_MS);
    const end = (outcome: E.Either<'not-loaded', void>) => (): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    element.on('ready', end(E.right(undefined)));
    element.on('loaderror', end(E.left('not-loaded')));
    element.mount(target);
  });

/** Fails after the time that a token may take. */
const inTime = (result: Promise<CardEntryResult>): Promise<CardEntryResult> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'failed' }), CARD_ENTRY_TIMEOUT_MS);
    void result
      .catch((): CardEntryResult => ({ kind: 'failed' }))
      .then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
  });

/** Messages for `validation_error` stand beside the fields; `card_error` means that the card is not accepted. */
const failureOf = ({ type }: StripeError): CardEntryResult => {
  if (type === 'validation_error') return { kind: 'invalid' };
  return type === 'card_error' ? { kind: 'refused' } : { kind: 'failed' };
};

const resultOf = (method: unknown): CardEntryResult => {
  const card = isRecord(method) && isRecord(method.card) ? method.card : {};
  return toCardEntryResult({
    token: isRecord(method) ? method.id : undefined,
    brand: card.brand,
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  });
};

const requestToken = async (stripe: StripeInstance, elements: StripeElements): Promise<CardEntryResult> => {
  const checked = await elements.submit();
  if (checked.error !== undefined) return failureOf(checked.error);
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
  return error === undefined ? resultOf(paymentMethod) : failureOf(error);
};

/**
 * Shows Stripe's Payment Element for a card, whose fields are frames of Stripe's origin, and turns what is typed there
 * into a PaymentMethod. The order is paid by the server with the method's id. [PAY-02] [PAY-04]
 */
export const makeShowStripeFields =
  ({ publishableKey, scriptUrl, scripts, window }: StripeCardFieldsOptions): ShowCardFields<HTMLElement> =>
  (start) =>
    pipe(
      scripts.load(scriptUrl, { timeoutMs: CARD_ENTRY_TIMEOUT_MS }),
      TE.mapLeft(() => 'not-loaded' as const),
      TE.chain(() =>
        window.Stripe === undefined
          ? TE.left('not-loaded' as const)
          : showFields(window.Stripe(publishableKey), start, window.matchMedia('(prefers-color-scheme: dark)').matches),
      ),
    );

const showFields =
  (
    stripe: StripeInstance,
    start: CardFieldsStart<HTMLElement>,
    isDark: boolean,
  ): TE.TaskEither<'not-loaded', ShownCardFields> =>
  async () => {
    const elements = stripe.elements(elementsOptions(start, isDark));
    const element = elements.create('payment', paymentOptions(start));
    const outcome = await whenReady(element, start.target);
    if (E.isLeft(outcome)) {
      element.destroy();
      return outcome;
    }
    return E.right({
      entry: { submit: () => inTime(requestToken(stripe, elements)) },
      remove: () => element.destroy(),
    });
  };
