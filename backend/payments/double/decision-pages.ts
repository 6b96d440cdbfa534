import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute } from '../../http/address-limit.ts';
import { CommerceFailure, notFound } from '../../http/commerce-failure.ts';
import type { StoredIntent, StoredSetup } from './double-store.ts';
import { decideIntent } from './intents.ts';
import { recordChange, type RecordEvent } from './provider-events.ts';
import { escapeHtml, sendProviderPage } from './provider-page.ts';
import { formParametersOf } from './read-parameters.ts';
import { isSameSecret } from './same-secret.ts';
import { decideSetup } from './setups.ts';
import type { WireContext } from './stripe-objects.ts';

export interface DecisionPagesDeps extends WireContext {
  readonly record: RecordEvent;
  readonly shopOrigins: readonly string[];
}

const VIEWS_PER_MINUTE = 120;

const secret = v.pipe(v.string(), v.regex(/^[\da-f]{30}$/));
const viewSchema = v.strictObject({ secret });
const decisionSchema = v.strictObject({ secret, decision: v.picklist(['approve', 'refuse']) });

const noSuchPayment = (): CommerceFailure => notFound('There is no such payment.');

/** Reads the parameters of a page. Wrong ones are answered as an unknown payment, so that nothing can be guessed. */
const readOwn = <Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, formParametersOf(request));
  if (!result.success) throw noSuchPayment();
  return result.output;
};

/** Shows an expected failure to the shopper as a page. */
const showFailure = (error: unknown, _request: FastifyRequest, reply: FastifyReply): string => {
  if (!(error instanceof CommerceFailure)) throw error;
  reply.code(error.status);
  const main = `<h1>This page can’t be shown</h1><p>${escapeHtml(error.message)}</p>`;
  return sendProviderPage(reply, { title: 'This page can’t be shown', main });
};

interface PageText {
  readonly title: string;
  readonly explanation: string;
  readonly approve: string;
  readonly refuse: string;
}

type Kind = StoredIntent['kind'] | 'setup';

const TEXTS: Readonly<Record<Kind, PageText>> = {
  card: {
    title: 'Approve your payment',
    explanation: 'Your bank needs you to approve this payment. This is a demo. You won’t be charged.',
    approve: 'Approve',
    refuse: 'Refuse',
  },
  paypal: {
    title: 'Pay with PayPal',
    explanation: 'This is a PayPal demo. You don’t need an account and won’t be charged.',
    approve: 'Agree and pay',
    refuse: 'Cancel and return to store',
  },
  setup: {
    title: 'Approve your card',
    explanation: 'Your bank needs you to approve saving this card. This is a demo.',
    approve: 'Approve',
    refuse: 'Refuse',
  },
};

const amountOf = ({ amount, currency }: StoredIntent): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

type Decidable = StoredIntent | StoredSetup;

const isPayment = (decidable: Decidable): decidable is StoredIntent => 'amount' in decidable;

/** The address in the shop with the payment or card and what became of it, as Stripe appends them; undefined without one. */
const returnAddress = (decidable: Decidable): string | undefined => {
  const { returnUrl, id, status } = decidable;
  if (returnUrl === null) return undefined;
  const url = new URL(returnUrl);
  url.searchParams.set(isPayment(decidable) ? 'payment_intent' : 'setup_intent', id);
  url.searchParams.set(
    'redirect_status',
    status === 'requires_capture' || status === 'succeeded' ? 'succeeded' : 'failed',
  );
  return url.href;
};

const decidedText = (back: string | undefined): string =>
  `<p>You’ve already responded.</p>${back === undefined ? '' : `<p><a href="${escapeHtml(back)}">Return to store</a></p>`}`;

/** Shows what is to be decided, or that it is decided already. */
const show = (
  reply: FastifyReply,
  kind: Kind,
  decidable: Decidable,
  { shopOrigins }: Pick<DecisionPagesDeps, 'shopOrigins'>,
): string => {
  const { title, explanation, approve, refuse } = TEXTS[kind];
  const form = `<form method="post"><input type="hidden" name="secret" value="${decidable.secret}">
<button name="decision" value="approve">${approve}</button><button name="decision" value="refuse">${refuse}</button></form>`;
  const amount = isPayment(decidable) ? `<p>Amount: <strong>${escapeHtml(amountOf(decidable))}</strong></p>` : '';
  const way = decidable.status === 'requires_action' ? form : decidedText(returnAddress(decidable));
  const main = `<h1>${title}</h1>${amount}<p>${explanation}</p>${way}`;
  return sendProviderPage(reply, { title, main, leadsTo: shopOrigins });
};

/** Finds what a page is about. An unknown one and a wrong secret get one answer. */
const makeFind =
  ({ store }: DecisionPagesDeps) =>
  (kind: Kind, id: string, given: string): Decidable => {
    const found = kind === 'setup' ? store.get('setup', id) : store.get('intent', id);
    const isOther = found === undefined || (isPayment(found) && found.kind !== kind);
    if (isOther || !isSameSecret(given, found.secret)) throw noSuchPayment();
    return found;
  };

/** Carries a decision out. */
const makeDecide =
  (deps: DecisionPagesDeps) =>
  (before: Decidable, decision: 'approve' | 'refuse'): Decidable => {
    if (!isPayment(before)) return decideSetup(deps.store, before, decision);
    const after = decideIntent(deps.store, before, decision);
    if (after !== before) recordChange(deps.record, after, deps);
    return after;
  };

/**
 * The pages on which a shopper decides: about a payment at `/authenticate/:id` for cards and `/paypal/:id`, and about a
 * card that is to be saved at `/setup/:id`. They work without scripts and send the shopper back to the shop. A second
 * decision changes nothing.
 */
export const registerDecisionPages = async (app: FastifyInstance, deps: DecisionPagesDeps): Promise<void> => {
  const find = makeFind(deps);
  const decide = makeDecide(deps);

  const register = (scope: FastifyInstance, path: string, kind: Kind): void => {
    const options = { config: perMinute(VIEWS_PER_MINUTE) };
    scope.get<{ Params: { id: string } }>(path, options, async (request, reply) => {
      const parameters = readOwn(request, viewSchema);
      return show(reply, kind, find(kind, request.params.id, parameters.secret), deps);
    });
    scope.post<{ Params: { id: string } }>(path, options, async (request, reply) => {
      const { secret: given, decision } = readOwn(request, decisionSchema);
      const decided = deps.store.transaction(() => decide(find(kind, request.params.id, given), decision));
      const back = returnAddress(decided);
      return back === undefined ? show(reply, kind, decided, deps) : reply.redirect(back, 303);
    });
  };

  await app.register(async (scope) => {
    scope.setErrorHandler(showFailure);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    register(scope, '/authenticate/:id', 'card');
    register(scope, '/paypal/:id', 'paypal');
    register(scope, '/setup/:id', 'setup');
  });
};
