import { isBeyondLoopback } from '../../settings/exposure.ts';
import type { SettingValues } from '../../settings/settings.ts';

/** The provider of payments. */
export type PaymentConfig =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      /** The address of the script that shows the card fields. */
      readonly scriptUrl: string;
      readonly webhookSecret: string;
    }
  | {
      readonly kind: 'embedded';
      readonly host: string;
      /** 0 lets the system choose a free port. */
      readonly port: number;
      /** The origin at which browsers reach the provider; undefined for its own address. */
      readonly origin: string | undefined;
      /** Origins of the shop's pages. `:*` at the end stands for any port. */
      readonly shopOrigins: readonly string[];
      /** The smallest amount of a payment, in whole cents; 0 for none. */
      readonly minimumChargeCents: number;
    };

const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

type Settings = Pick<
  SettingValues<'backend'>,
  | 'PAYMENT_PROVIDER'
  | 'PAYMENT_HOST'
  | 'PAYMENT_PORT'
  | 'PAYMENT_ORIGIN'
  | 'PAYMENT_MINIMUM'
  | 'PUBLIC_ORIGIN'
  | 'STRIPE_SCRIPT_URL'
  | (typeof STRIPE_NAMES)[number]
>;

/** A shop without PUBLIC_ORIGIN is reached at an address of this machine. */
const THIS_MACHINE = ['http://127.0.0.1:*', 'http://localhost:*'];

/** `live` or `test`, as Stripe's keys say in their second part. */
const modeOf = (key: string): string | undefined => key.split('_')[1];

const stripeProblems = (values: Settings): readonly string[] => {
  const missing = STRIPE_NAMES.filter((name) => values[name] === '');
  if (missing.length > 0) return missing.map((name) => `${name} must be set with PAYMENT_PROVIDER=stripe`);
  return modeOf(values.STRIPE_SECRET_KEY) === modeOf(values.STRIPE_PUBLISHABLE_KEY)
    ? []
    : ['STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both live or both test'];
};

const problemsOf = (values: Settings): readonly string[] => {
  if (values.PAYMENT_PROVIDER === 'stripe') return stripeProblems(values);
  const useless = STRIPE_NAMES.filter((name) => values[name] !== '');
  const isSameOrigin = values.PAYMENT_ORIGIN !== '' && values.PAYMENT_ORIGIN === values.PUBLIC_ORIGIN;
  const isUnreachable = isBeyondLoopback(values.PAYMENT_HOST) && values.PAYMENT_ORIGIN === '';
  return [
    ...useless.map((name) => `PAYMENT_PROVIDER must be stripe when ${name} is set`),
    ...(isSameOrigin ? ['PAYMENT_ORIGIN must be another origin than PUBLIC_ORIGIN'] : []),
    ...(isUnreachable ? ['PAYMENT_ORIGIN must be set when PAYMENT_HOST lets other machines in'] : []),
  ];
};

/**
 * Reads the settings of payments. `config` is undefined when the shop takes no payments and when there are `problems`,
 * which never show a key. Without PAYMENT_PROVIDER a demonstration uses the embedded provider, and any other shop none.
 */
export const readPaymentConfig = (
  values: Settings,
  isDemo: boolean,
): { readonly config: PaymentConfig | undefined; readonly problems: readonly string[] } => {
  const problems = problemsOf(values);
  if (problems.length > 0) return { config: undefined, problems };
  const kind = values.PAYMENT_PROVIDER || (isDemo ? 'embedded' : 'none');
  if (kind === 'none') return { config: undefined, problems };
  if (kind === 'stripe') {
    const config = {
      kind,
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      scriptUrl: values.STRIPE_SCRIPT_URL,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    } as const;
    return { config, problems };
  }
  const shopOrigins = values.PUBLIC_ORIGIN === '' ? THIS_MACHINE : [values.PUBLIC_ORIGIN];
  const origin = values.PAYMENT_ORIGIN || undefined;
  const { PAYMENT_HOST: host, PAYMENT_PORT: port, PAYMENT_MINIMUM: minimumChargeCents } = values;
  return { config: { kind, host, port, origin, shopOrigins, minimumChargeCents }, problems };
};
