import { publishedDecline, publishedError, publishedMethod, publishedSetup } from './stripe-bodies';
import { DECLINES, invalid, missing, TOKEN, type Fields, type Reply } from './simulator-replies';

interface Setup {
  readonly customer: string;
  readonly methodId: string;
  readonly status: string;
  readonly error: object | null;
}

/** Cards that Stripe saves without a payment, and customers who are removed. The maps are those of the simulator. */
export class SimulatedSetups {
  readonly #setups = new Map<string, Setup>();
  readonly #dates = new Map<string, { readonly exp_month: number; readonly exp_year: number }>();
  readonly #methods: Map<string, string | null>;
  readonly #customers: Set<string>;
  readonly #nextSerial: () => number;

  constructor(methods: Map<string, string | null>, customers: Set<string>, nextSerial: () => number) {
    this.#methods = methods;
    this.#customers = customers;
    this.#nextSerial = nextSerial;
  }

  decide(id: string, decision: 'approve' | 'refuse'): void {
    const setup = this.#setups.get(id);
    if (setup === undefined) throw new Error(`no setup ${id}`);
    const error = { type: 'card_error', code: 'setup_intent_authentication_failure', message: 'Refused.' };
    const isApproved = decision === 'approve';
    if (isApproved) this.#methods.set(setup.methodId, setup.customer);
    this.#setups.set(id, {
      ...setup,
      status: isApproved ? 'succeeded' : 'requires_payment_method',
      error: isApproved ? null : error,
    });
  }

  removeCustomer(id: string): Reply {
    if (!this.#customers.delete(id)) return missing('id');
    for (const [method, owner] of this.#methods) if (owner === id) this.#methods.set(method, null);
    return [200, { id, object: 'customer', deleted: true }];
  }

  /** A card with the date that it was given last. */
  methodOf(id: string, more: Readonly<Record<string, unknown>> = {}): ReturnType<typeof publishedMethod> {
    const method = publishedMethod({ id });
    const card = { ...(method['card'] as object), ...this.#dates.get(id) };
    return { ...method, card, ...more };
  }

  update(id: string, fields: Fields): Reply {
    if (typeof this.#methods.get(id) !== 'string') return invalid(undefined);
    const date = { exp_month: Number(fields['card[exp_month]']), exp_year: Number(fields['card[exp_year]']) };
    if (date.exp_year < 2025) return [402, publishedDecline('invalid_expiry_year')];
    this.#dates.set(id, date);
    return [200, this.methodOf(id, { customer: this.#methods.get(id) })];
  }

  create(fields: Fields): Reply {
    const { customer = '', payment_method: method = '' } = fields;
    if (!this.#customers.has(customer)) return missing('customer');
    if (!method.startsWith(TOKEN)) return missing('payment_method');
    const card = method.slice(TOKEN.length);
    if (card === 'unavailable')
      return [429, publishedError({ type: 'api_error', code: 'rate_limit', message: 'Too many.' })];
    const decline = Object.hasOwn(DECLINES, card) ? DECLINES[card] : undefined;
    if (decline !== undefined) return [402, publishedDecline(...decline)];
    const isWaiting = card === 'needs-authentication';
    const methodId = `pm_${this.#nextSerial()}`;
    const id = `seti_${this.#nextSerial()}`;
    if (!isWaiting) this.#methods.set(methodId, customer);
    this.#setups.set(id, { customer, methodId, status: isWaiting ? 'requires_action' : 'succeeded', error: null });
    return this.read(id);
  }

  read(id: string): Reply {
    const setup = this.#setups.get(id);
    if (setup === undefined) return missing('intent');
    const { customer, methodId, status, error } = setup;
    const url = `https://hooks.stripe.com/redirect/authenticate/${id}`;
    return [
      200,
      publishedSetup({
        id,
        customer,
        status,
        last_setup_error: error,
        next_action:
          status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } } : null,
        payment_method: this.methodOf(methodId, { customer: this.#methods.get(methodId) ?? null }),
      }),
    ];
  }
}
