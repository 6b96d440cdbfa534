import nock from 'nock';
import {
  publishedCharge,
  publishedDecline,
  publishedError,
  publishedIntent,
  publishedList,
  publishedMethod,
  publishedRefund,
} from './stripe-bodies';
import { SimulatedSetups } from './simulated-setups';
import { DECLINES, invalid, missing, TOKEN, type Fields, type Reply } from './simulator-replies';
import { API } from './stripe-under-test';

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly capturable: number;
  readonly received: number;
  readonly refunded: number;
  readonly metadata: Fields;
  readonly several: boolean;
  readonly isPayPal: boolean;
  readonly methodId: string;
  readonly error: object | null;
}

const metadataOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [],
    ),
  );

/** Stripe at its own address, as far as the shop uses it, with its rules of states and keys and its published bodies. */
export class StripeSimulator {
  readonly #intents = new Map<string, Intent>();
  readonly #refunds: { readonly intent: string; readonly body: object }[] = [];
  readonly #methods = new Map<string, string | null>();
  readonly #customers = new Set<string>();
  readonly #setups = new SimulatedSetups(this.#methods, this.#customers, () => (this.#serial += 1));
  readonly #responses = new Map<string, { readonly request: string; readonly reply: Reply }>();
  readonly #lost = new Set<string>();
  #serial = 0;

  cardToken(card: string): string {
    return TOKEN + card;
  }

  decide(id: string, decision: 'approve' | 'refuse'): void {
    const intent = this.#intents.get(id);
    if (intent === undefined) throw new Error(`no payment ${id}`);
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'Refused.' };
    this.#intents.set(
      id,
      decision === 'approve'
        ? { ...intent, status: 'requires_capture', capturable: intent.amount }
        : { ...intent, status: 'requires_payment_method', error },
    );
  }

  decideSetup(id: string, decision: 'approve' | 'refuse'): void {
    this.#setups.decide(id, decision);
  }

  countPayments(order: string): number {
    return [...this.#intents.values()].filter(({ metadata }) => metadata.order === order).length;
  }

  /** Answers for Stripe until nock is cleaned. */
  install(): void {
    this.#post(/^\/v1\/payment_intents$/, (fields) => this.#create(fields));
    this.#post(/^\/v1\/payment_intents\/[^/]+\/capture$/, (fields, id) => this.#capture(id, fields));
    this.#post(/^\/v1\/payment_intents\/[^/]+\/cancel$/, (_fields, id) =>
      this.#change(id, { status: 'canceled', capturable: 0 }),
    );
    this.#post(/^\/v1\/refunds$/, (fields) => this.#refund(fields));
    this.#post(/^\/v1\/customers$/, () => {
      const id = `cus_${(this.#serial += 1)}`;
      this.#customers.add(id);
      return [200, { id, object: 'customer' }];
    });
    this.#post(/^\/v1\/payment_methods\/[^/]+\/detach$/, (_fields, id) => {
      this.#methods.set(id, null);
      return [200, publishedMethod({ id })];
    });
    this.#post(/^\/v1\/payment_methods\/[^/]+$/, (fields, id) => this.#setups.update(id, fields));
    this.#post(/^\/v1\/setup_intents$/, (fields) => this.#setups.create(fields));
    this.#get(/^\/v1\/setup_intents\//, (id) => this.#setups.read(id));
    this.#delete(/^\/v1\/customers\//, (id) => this.#setups.removeCustomer(id));
    const empty = { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data: [] };
    this.#get(/^\/v1\/payment_intents\/search/, () => [200, empty]);
    this.#get(/^\/v1\/payment_intents\/pi_/, (id) => this.#read(id));
    this.#get(/^\/v1\/refunds/, (_id, query) => {
      const found = this.#refunds.filter(({ intent }) => intent === query.get('payment_intent'));
      return [
        200,
        publishedList(
          '/v1/refunds',
          found.map(({ body }) => ({ ...body })),
        ),
      ];
    });
    this.#get(/^\/v1\/payment_methods\//, (id) =>
      this.#methods.has(id)
        ? [200, this.#setups.methodOf(id, { customer: this.#methods.get(id) })]
        : missing('payment_method'),
    );
    this.#get(/^\/v1\/customers\/[^/]+\/payment_methods\/./, (customer, _query, id) =>
      this.#methods.get(id) === customer ? [200, publishedMethod({ id, customer })] : missing('payment_method'),
    );
  }

  #post(path: RegExp, work: (fields: Fields, id: string) => Reply): void {
    nock(API)
      .persist()
      .post(path)
      .reply(async (request: Request) => {
        const { pathname } = new URL(request.url);
        const text = await request.text();
        const key = request.headers.get('idempotency-key') ?? '';
        const known = this.#responses.get(key);
        if (known !== undefined && known.request !== `${pathname}${text}`)
          return [400, publishedError({ type: 'idempotency_error', message: 'Other.' })];
        if (known !== undefined) return [known.reply[0], known.reply[1], { 'idempotent-replayed': 'true' }];
        const fields = Object.fromEntries(new URLSearchParams(text));
        const reply = work(fields, pathname.split('/')[3] ?? '');
        if (reply[0] < 400 || reply[0] === 402) this.#responses.set(key, { request: `${pathname}${text}`, reply });
        if (fields.payment_method === `${TOKEN}lost-answer` && !this.#lost.has(key)) {
          this.#lost.add(key);
          throw new Error('the connection is closed');
        }
        return [reply[0], reply[1], {}];
      });
  }

  #delete(path: RegExp, work: (id: string) => Reply): void {
    nock(API)
      .persist()
      .delete(path)
      .reply(async (request: Request) => {
        const [status, body] = work(new URL(request.url).pathname.split('/')[3] ?? '');
        return [status, body, {}];
      });
  }

  #get(path: RegExp, work: (id: string, query: URLSearchParams, second: string) => Reply): void {
    nock(API)
      .persist()
      .get(path)
      .query(true)
      .reply(async (request: Request) => {
        const { pathname, searchParams } = new URL(request.url);
        const [, , , id = '', , second = ''] = pathname.split('/');
        const [status, body] = work(id, searchParams, second);
        return [status, body, {}];
      });
  }

  #create(fields: Fields): Reply {
    if (fields.customer !== undefined && !this.#customers.has(fields.customer)) return missing('customer');
    const isPayPal = fields['payment_method_data[type]'] === 'paypal';
    const method = fields.payment_method ?? '';
    const isSaved = this.#methods.get(method) === fields.customer && this.#methods.has(method);
    if (this.#methods.get(method) === null) return invalid(undefined);
    if (!isPayPal && !isSaved && !method.startsWith(TOKEN)) return missing('payment_method');
    const card = isSaved ? 'approved' : method.slice(TOKEN.length);
    if (card === 'unknown') return missing('payment_method');
    if (card === 'unavailable')
      return [429, publishedError({ type: 'api_error', code: 'rate_limit', message: 'Too many.' })];
    const decline = Object.hasOwn(DECLINES, card) ? DECLINES[card] : undefined;
    if (decline !== undefined) return [402, publishedDecline(...decline)];
    const methodId = isSaved ? method : `pm_${(this.#serial += 1)}`;
    if (fields.setup_future_usage !== undefined) this.#methods.set(methodId, fields.customer ?? null);
    const isWaiting = isPayPal || card === 'needs-authentication';
    const amount = Number(fields.amount);
    if (amount < 50) return invalid('amount_too_small');
    const intent = {
      id: `pi_${(this.#serial += 1)}`,
      amount,
      status: isWaiting ? 'requires_action' : 'requires_capture',
      capturable: isWaiting ? 0 : amount,
      received: 0,
      refunded: 0,
      metadata: metadataOf(fields),
      several: !isPayPal && card !== 'captured-once',
      isPayPal,
      methodId,
      error: null,
    };
    this.#intents.set(intent.id, intent);
    return this.#read(intent.id);
  }

  #capture(id: string, fields: Fields): Reply {
    const intent = this.#intents.get(id);
    if (intent?.status !== 'requires_capture') return invalid('payment_intent_unexpected_state');
    const amount = Number(fields.amount_to_capture);
    const isFinal = fields.final_capture !== 'false';
    if (amount > intent.capturable) return invalid('amount_too_large');
    if (!isFinal && !intent.several) return invalid('payment_intent_invalid_parameter');
    return this.#change(id, {
      received: intent.received + amount,
      capturable: isFinal ? 0 : intent.capturable - amount,
      status: isFinal ? 'succeeded' : 'requires_capture',
      metadata: { ...intent.metadata, ...metadataOf(fields) },
    });
  }

  #refund(fields: Fields): Reply {
    const id = fields.payment_intent ?? '';
    const intent = this.#intents.get(id);
    const amount = Number(fields.amount);
    if (intent === undefined || amount > intent.received - intent.refunded) return invalid('charge_already_refunded');
    this.#change(id, { refunded: intent.refunded + amount });
    const body = publishedRefund({
      id: `re_${(this.#serial += 1)}`,
      amount,
      payment_intent: id,
      metadata: metadataOf(fields),
    });
    this.#refunds.push({ intent: id, body });
    return [200, body];
  }

  #change(id: string, more: Partial<Intent>): Reply {
    const intent = this.#intents.get(id);
    if (intent === undefined) return missing('intent');
    this.#intents.set(id, { ...intent, ...more });
    return this.#read(id);
  }

  #read(id: string): Reply {
    const intent = this.#intents.get(id);
    if (intent === undefined) return missing('intent');
    const { amount, status, capturable, received, refunded, metadata, several, isPayPal, methodId, error } = intent;
    const isWaiting = status === 'requires_action';
    const card = { multicapture: { status: several ? 'available' : 'unavailable' } };
    const charge = publishedCharge({
      amount_captured: received,
      amount_refunded: refunded,
      payment_method_details: isPayPal ? { type: 'paypal', paypal: {} } : { type: 'card', card },
    });
    const url = `https://hooks.stripe.com/redirect/authenticate/${id}`;
    const body = publishedIntent({
      id,
      amount,
      amount_capturable: capturable,
      amount_received: received,
      status,
      metadata,
      last_payment_error: error,
      latest_charge: isWaiting || error !== null ? null : charge,
      next_action: isWaiting ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } } : null,
      payment_method: this.#setups.methodOf(methodId, isPayPal ? { type: 'paypal', card: undefined, paypal: {} } : {}),
    });
    return [200, body];
  }
}
