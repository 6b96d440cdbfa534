import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute } from '../../http/address-limit.ts';
import { CommerceFailure, notFound } from '../../http/commerce-failure.ts';
import type { StoredIntent } from './double-store.ts';
import { decideIntent } from './intents.ts';
import { recordChange, type RecordEvent } from './provider-events.ts';
import { escapeHtml, sendProviderPage } from './provider-page.ts';
import { formParametersOf } from './read-parameters.ts';
import { isSameSecret } from './same-secret.ts';
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
  const main = `<h1>This page cannot be shown</h1><p>${escapeHtml(error.message)}</p>`;
  return sendProviderPage(reply, { title: 'This page cannot be shown', main });
};

interface PageText {
  readonly title: string;
  readonly explanation: string;
  readonly approve: string;
  readonly refuse: string;
}

const TEXTS: Readonly<Record<StoredIntent['kind'], PageText>> = {
  card: {
    title: 'Approve your payment',
    explanation: 'Your bank asks you to approve this payment. This is a demonstration: no money moves.',
    approve: 'Approve',
    refuse: 'Refuse',
  },
  paypal: {
    title: 'Pay with PayPal',
    explanation: 'This is a demonstration of PayPal: no account is needed, and no money moves.',
    approve: 'Agree and pay',
    refuse: 'Cancel and return to the shop',
  },
};

const amountOf = ({ amount, currency }: StoredIntent): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

/** The address in the shop with the payment and what became of it, as Stripe appends them; undefined without one. */
const returnAddress = ({ returnUrl, id, status }: StoredIntent): string | undefined => {
  if (returnUrl === null) return undefined;
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set(
    'redirect_status',
    status === 'requires_capture' || status === 'succeeded' ? 'succeeded' : 'failed',
  );
  return url.href;
};

/**
 * The pages on which a shopper decides about a payment: `/authenticate/:id` for cards and `/paypal/:id`. They work
 * without scripts, show the amount, and send the shopper back to the shop. A second decision changes nothing.
 */
export const registerDecisionPages = async (app: FastifyInstance, deps: DecisionPagesDeps): Promise<void> => {
  const { store, record, shopOrigins } = deps;

  const find = (id: string, given: string, kind: StoredIntent['kind']): StoredIntent => {
    const intent = store.get('intent', id);
    if (intent?.kind !== kind || !isSameSecret(given, intent.secret)) throw noSuchPayment();
    return intent;
  };

  const show = (reply: FastifyReply, intent: StoredIntent): string => {
    const { title, explanation, approve, refuse } = TEXTS[intent.kind];
    const back = returnAddress(intent);
    const isOpen = intent.status === 'requires_action';
    const decided = `<p>This payment is already decided.</p>${back === undefined ? '' : `<p><a href="${escapeHtml(back)}">Return to the shop</a></p>`}`;
    const form = `<form method="post"><input type="hidden" name="secret" value="${intent.secret}">
<button name="decision" value="approve">${approve}</button><button name="decision" value="refuse">${refuse}</button></form>`;
    const main = `<h1>${title}</h1><p>Amount: <strong>${escapeHtml(amountOf(intent))}</strong></p><p>${explanation}</p>${isOpen ? form : decided}`;
    return sendProviderPage(reply, { title, main, leadsTo: shopOrigins });
  };

  const register = (scope: FastifyInstance, path: string, kind: StoredIntent['kind']): void => {
    const options = { config: perMinute(VIEWS_PER_MINUTE) };
    scope.get<{ Params: { id: string } }>(path, options, async (request, reply) => {
      const parameters = readOwn(request, viewSchema);
      return show(reply, find(request.params.id, parameters.secret, kind));
    });
    scope.post<{ Params: { id: string } }>(path, options, async (request, reply) => {
      const { secret: given, decision } = readOwn(request, decisionSchema);
      const intent = store.transaction(() => {
        const before = find(request.params.id, given, kind);
        const after = decideIntent(store, before, decision);
        if (after !== before) recordChange(record, after, deps);
        return after;
      });
      const back = returnAddress(intent);
      return back === undefined ? show(reply, intent) : reply.redirect(back, 303);
    });
  };

  await app.register(async (scope) => {
    scope.setErrorHandler(showFailure);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    register(scope, '/authenticate/:id', 'card');
    register(scope, '/paypal/:id', 'paypal');
  });
};
