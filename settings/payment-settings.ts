import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of payments in the embedded backend. */
export const PAYMENT_SETTINGS = {
  PAYMENT_PROVIDER: setting({
    of: ['backend'],
    type: types.paymentProvider,
    fallback: '',
    unset: '`embedded` for a demonstration, else `none`',
    meaning:
      'who takes payments: the embedded provider with test cards, for demonstrations only, or Stripe ([payments](payments.md))',
    when: '`stripe` on a public shop',
  }),
  STRIPE_SECRET_KEY: setting({
    of: ['backend'],
    type: types.stripeSecretKey,
    fallback: '',
    unset: 'none',
    meaning: 'the shop’s secret or restricted key at Stripe; needs `PAYMENT_PROVIDER=stripe`',
    when: 'with Stripe, which needs it',
    isSecret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: setting({
    of: ['backend'],
    type: types.stripePublishableKey,
    fallback: '',
    unset: 'none',
    meaning: 'the shop’s public key at Stripe, which pages use for the card fields; needs `PAYMENT_PROVIDER=stripe`',
    when: 'with Stripe, which needs it',
  }),
  STRIPE_SCRIPT_URL: setting({
    of: ['backend'],
    type: types.secureScript,
    fallback: 'https://js.stripe.com/v3/',
    unset: '`https://js.stripe.com/v3/`',
    meaning:
      'the script that shows Stripe’s card fields in pages; its origin may then run this script and show frames on the last two steps of the checkout',
    when: 'to test against a stand-in',
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    of: ['backend'],
    type: types.stripeWebhookSecret,
    fallback: '',
    unset: 'none',
    meaning: 'the secret that signs Stripe’s events; needs `PAYMENT_PROVIDER=stripe`',
    when: 'with Stripe, which needs it',
    isSecret: true,
  }),
  PAYMENT_HOST: setting({
    of: ['backend'],
    type: types.hostName,
    fallback: '127.0.0.1',
    unset: '`127.0.0.1`',
    meaning: 'the address that the embedded payment provider listens on',
    when: 'to show a demonstration to others',
  }),
  PAYMENT_PORT: setting({
    of: ['backend'],
    type: types.wholeNumber(0, 65_535),
    fallback: 0,
    unset: '`0`',
    meaning: 'the port that the embedded payment provider listens on; 0 is any free one, named in the log',
    when: 'behind a proxy',
  }),
  PAYMENT_ORIGIN: setting({
    of: ['backend'],
    type: types.origin,
    fallback: '',
    unset: '`http://127.0.0.1` with its port',
    meaning:
      'where browsers reach the embedded payment provider; another origin than the shop’s, so that pages of the shop never see a card number',
    when: 'behind a proxy',
  }),
  PAYMENT_MINIMUM: setting({
    of: ['backend'],
    type: types.wholeNumber(0, 10_000),
    fallback: 0,
    unset: '`0`',
    meaning:
      'the smallest amount in cents that the embedded payment provider charges; 0 for any amount. Stripe’s is 50 and needs no setting',
    when: 'to try out how gift cards leave enough for a card',
  }),
};
