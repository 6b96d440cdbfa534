import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const amountFrom = (least: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,8}$/, 'Invalid integer'),
    v.transform(Number),
    v.minValue(least, 'Invalid integer'),
  );
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
const metadataKey = v.pipe(v.string(), v.maxLength(40));
const metadataValue = v.pipe(v.string(), v.maxLength(500));
const entries = v.record(metadataKey, metadataValue);
const isSmall = v.check((given: v.InferOutput<typeof entries>) => Object.keys(given).length <= 50, 'Too many keys');
const metadata = v.optional(v.pipe(entries, isSmall), {});
const expand = v.optional(v.pipe(v.array(text), v.maxLength(10)), []);
const webAddress = v.pipe(v.string(), v.url('Not a valid URL'), v.maxLength(2000));

/** Parameters of the requests, for the subset of Stripe's interface that the shop uses. Others are refused. */
export const createIntentSchema = v.strictObject({
  amount: amountFrom(1),
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/, 'Invalid currency')),
  capture_method: v.literal('manual'),
  confirm: v.literal('true'),
  error_on_requires_action: v.optional(v.literal('false')),
  allowed_payment_method_types: v.pipe(v.array(v.picklist(['card', 'paypal'])), v.length(1)),
  payment_method: v.optional(text),
  payment_method_data: v.optional(v.strictObject({ type: v.literal('paypal') })),
  payment_method_options: v.optional(
    v.strictObject({ card: v.strictObject({ request_multicapture: v.picklist(['if_available', 'never']) }) }),
  ),
  return_url: v.optional(webAddress),
  customer: v.optional(text),
  setup_future_usage: v.optional(v.picklist(['on_session', 'off_session'])),
  metadata,
  expand,
});

export const captureSchema = v.strictObject({
  amount_to_capture: v.optional(amountFrom(0)),
  final_capture: v.optional(flag),
  metadata,
  expand,
});

export const cancelSchema = v.strictObject({ expand });

export const readSchema = v.strictObject({ expand });

export const searchSchema = v.strictObject({
  query: v.pipe(v.string(), v.regex(/^metadata\['authorisation'\]:'[\w:.-]{1,200}'$/, 'This query is not supported')),
  limit: v.optional(amountFrom(1)),
  expand,
});

export const refundSchema = v.strictObject({ payment_intent: text, amount: v.optional(amountFrom(1)), metadata });

export const listRefundsSchema = v.strictObject({ payment_intent: text, limit: v.optional(amountFrom(1)) });

export const createCustomerSchema = v.strictObject({ metadata });

export const createSetupSchema = v.strictObject({
  customer: text,
  payment_method: text,
  allowed_payment_method_types: v.pipe(v.array(v.literal('card')), v.length(1)),
  usage: v.literal('off_session'),
  confirm: v.literal('true'),
  return_url: v.optional(webAddress),
  expand,
});

export const updateMethodSchema = v.strictObject({
  card: v.strictObject({
    exp_month: v.pipe(v.string(), v.regex(/^(?:[1-9]|1[0-2])$/, 'Invalid month'), v.transform(Number)),
    exp_year: v.pipe(v.string(), v.regex(/^20\d\d$/, 'Invalid year'), v.transform(Number)),
  }),
});

export const noParametersSchema = v.strictObject({});

export type CreateIntent = v.InferOutput<typeof createIntentSchema>;
export type CreateSetup = v.InferOutput<typeof createSetupSchema>;
export type CaptureIntent = v.InferOutput<typeof captureSchema>;
