/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeShowStripeFields } from '../../../adapters/stripe/stripe-card-fields';
import type { StripeError, StripeWindow } from '../../../adapters/stripe/stripe-js';
import {
  CARD_ENTRY_TIMEOUT_MS,
  type CardEntryResult,
  type ShownCardFields,
} from '../../../core/checkout/steps/card-entry';

const SCRIPT = 'https://js.stripe.example/v3/';
const METHOD = { id: 'pm_1Q0', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2036 } };

interface Facts {
  readonly loads?: 'ready' | 'loaderror' | 'never';
  readonly hasScript?: boolean;
  readonly problem?: StripeError;
  readonly refusal?: StripeError;
  /** What Stripe returns for the typed card; never when undefined. */
  readonly method?: unknown;
  readonly isLost?: boolean;
  /** Whether the browser shows dark pages. */
  readonly isDark?: boolean;
}

/** Stripe.js as its documentation describes it, without its network. */
const stripeWith = (facts: Facts) => {
  const { loads = 'ready', hasScript = true, problem, refusal, method = METHOD } = facts;
  const { isLost = false, isDark = false } = facts;
  const matchMedia = (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' });
  const seen = { keys: [] as string[], options: [] as object[], scripts: [] as string[], destroyed: 0 };
  const globals: StripeWindow = {
    matchMedia,
    Stripe: (key) => {
      seen.keys.push(key);
      return {
        elements: (options) => {
          seen.options.push(options);
          return {
            create: (_type, more) => {
              seen.options.push(more);
              const listeners = new Map<string, () => void>();
              return {
                on: (event, listener) => void listeners.set(event, listener),
                mount: (target) => {
                  target.append(document.createElement('iframe'));
                  listeners.get(loads)?.();
                },
                destroy: () => void (seen.destroyed += 1),
              };
            },
            submit: async () => (problem === undefined ? {} : { error: problem }),
          };
        },
        createPaymentMethod: () =>
          isLost
            ? new Promise(() => undefined)
            : Promise.resolve(refusal === undefined ? { paymentMethod: method } : { error: refusal }),
      };
    },
  };
  const show = makeShowStripeFields({
    publishableKey: 'pk_test_1',
    scriptUrl: SCRIPT,
    scripts: {
      load: (src) => {
        seen.scripts.push(src);
        return hasScript ? TE.right(undefined) : TE.left({ kind: 'script-not-loaded', src, cause: 'refused' } as const);
      },
    },
    window: hasScript ? globals : { matchMedia },
  });
  const target = document.createElement('div');
  return { seen, target, show: show({ target, amountCents: 2899, currency: 'USD', zipCode: '92101' }) };
};

const shownWith = async (facts: Facts): Promise<ShownCardFields> => {
  const outcome = await stripeWith(facts).show();
  if (E.isLeft(outcome)) throw new Error('the fields are not shown');
  return outcome.right;
};

test('[PAY-02] [PAY-04] the fields are frames of Stripe for a card that the server charges later', async () => {
  const { seen, target, show } = stripeWith({});
  const outcome = await show();
  expect(E.isRight(outcome)).toBe(true);
  expect([seen.scripts, seen.keys]).toEqual([[SCRIPT], ['pk_test_1']]);
  expect(target.querySelectorAll('iframe')).toHaveLength(1);
  expect(seen.options).toEqual([
    expect.objectContaining({
      amount: 2899,
      currency: 'usd',
      captureMethod: 'manual',
      paymentMethodCreation: 'manual',
      paymentMethodTypes: ['card'],
    }),
    expect.objectContaining({
      defaultValues: { billingDetails: { address: { country: 'US', postal_code: '92101' } } },
    }),
  ]);
  if (E.isRight(outcome)) outcome.right.remove();
  expect(seen.destroyed).toBe(1);
});

test.each([
  [false, 'stripe'],
  [true, 'night'],
])('[PAY-02] the fields follow the dark scheme of the page: %s is the theme %s', async (isDark, theme) => {
  const { seen, show } = stripeWith({ isDark });
  await show();
  expect(seen.options[0]).toMatchObject({ appearance: { theme } });
});

test('[PAY-02] a typed card becomes a token with brand, last four digits and expiry', async () => {
  const { entry } = await shownWith({});
  expect(await entry.submit()).toEqual({
    kind: 'token',
    card: { token: 'pm_1Q0', brand: 'visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2036 },
  });
});

test.each<[string, Facts, CardEntryResult['kind']]>([
  ['something is missing', { problem: { type: 'validation_error' } }, 'invalid'],
  ['the card is not accepted', { refusal: { type: 'card_error' } }, 'refused'],
  ['Stripe cannot be reached', { refusal: { type: 'api_connection_error' } }, 'failed'],
  ['the answer has no method', { method: { card: METHOD.card } }, 'failed'],
  ['the answer has a number instead of an id', { method: { ...METHOD, id: 4242 } }, 'failed'],
  ['the answer has no card', { method: { id: 'pm_1' } }, 'failed'],
  ['the last digits are more than four', { method: { id: 'pm_1', card: { last4: '4242424242424242' } } }, 'failed'],
])('[PAY-02] when %s, there is no token', async (_what, facts, kind) => {
  const { entry } = await shownWith(facts);
  expect(await entry.submit()).toEqual({ kind });
});

test.each<[string, Facts]>([
  ['the script is blocked', { hasScript: false }],
  ['Stripe cannot load the fields', { loads: 'loaderror' }],
])('[CHK-09] when %s, the page can say so', async (_what, facts) => {
  expect(await stripeWith(facts).show()).toEqual(E.left('not-loaded'));
});

describe('[CHK-09] a provider that never answers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('counts as not loaded', async () => {
    const outcome = stripeWith({ loads: 'never' }).show();
    await jest.advanceTimersByTimeAsync(CARD_ENTRY_TIMEOUT_MS);
    expect(await outcome).toEqual(E.left('not-loaded'));
  });

  test('gives no token', async () => {
    const { entry } = await shownWith({ isLost: true });
    const result = entry.submit();
    await jest.advanceTimersByTimeAsync(CARD_ENTRY_TIMEOUT_MS);
    expect(await result).toEqual({ kind: 'failed' });
  });
});
