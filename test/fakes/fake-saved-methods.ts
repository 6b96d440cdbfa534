import { isValidKey } from '../../backend/payments/payment-rules.ts';
import type { ChangeExpiryRequest, OperationKey, SaveMethodRequest } from '../../backend/payments/payment-provider.ts';
import type {
  ChangeExpiryResult,
  CreateCustomerResult,
  DeclineReason,
  DetachResult,
  Refused,
  RemoveCustomerResult,
  SavedMethod,
  SaveMethodResult,
} from '../../backend/payments/payment-results.ts';

export const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

export const PREFIX = 'token-';
export const visa = (methodId: string) =>
  ({ kind: 'card', methodId, brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 }) as const;

/** Starts the token of the shop's own credit card. */
const STORE_CARD = 'pcc_';

/** A card by its token, with how it behaves; undefined for one that the provider does not know. */
export const cardOf = (token: string, takesStoreCard: boolean) => {
  if (token.startsWith(PREFIX)) return { summary: visa(token), card: token.slice(PREFIX.length) };
  if (!takesStoreCard || !token.startsWith(STORE_CARD)) return undefined;
  return { summary: { ...visa(token), brand: 'petcopay' } as const, card: 'approved' };
};

export const DECLINES: readonly DeclineReason[] = [
  'declined',
  'insufficient-funds',
  'wrong-security-code',
  'wrong-number',
  'expired-card',
  'try-again-later',
];

interface Setup {
  readonly customerId: string;
  readonly result: SaveMethodResult;
}

/** The customers of the fake provider with their saved cards. */
export class FakeSavedMethods {
  readonly removedCustomers: string[] = [];
  readonly detached: string[] = [];
  readonly #methods = new Map<string, SavedMethod[]>();
  readonly #setups = new Map<string, Setup>();
  readonly #isExpired: (key: OperationKey) => boolean;

  constructor(isExpired: (key: OperationKey) => boolean) {
    this.#isExpired = isExpired;
  }

  hasCustomer(customerId: string): boolean {
    return this.#methods.has(customerId);
  }

  find(customerId: string, methodId: string): SavedMethod | undefined {
    return this.#methods.get(customerId)?.find((method) => method.methodId === methodId);
  }

  keep(customerId: string, token: string): SaveMethodResult {
    const others = (this.#methods.get(customerId) ?? []).filter(({ methodId }) => methodId !== token);
    const method = visa(token);
    this.#methods.set(customerId, [...others, method]);
    return { kind: 'saved', method };
  }

  decides(setupId: string, decision: 'approve' | 'refuse'): void {
    const setup = this.#setups.get(setupId);
    if (setup === undefined) throw new Error(`There is no setup ${setupId}`);
    const { customerId } = setup;
    const result: SaveMethodResult =
      decision === 'approve'
        ? this.keep(customerId, `${PREFIX}needs-authentication`)
        : { kind: 'declined', reason: 'authentication-failed' };
    this.#setups.set(setupId, { customerId, result });
  }

  async createCustomer({ key, reference }: { key: OperationKey; reference: string }): Promise<CreateCustomerResult> {
    if (!isValidKey(key)) return refused('invalid-request');
    const customerId = `customer-${reference}-${key.value}`;
    if (this.#methods.has(customerId)) return { kind: 'created', customerId };
    if (this.#isExpired(key)) return refused('key-expired');
    this.#methods.set(customerId, []);
    return { kind: 'created', customerId };
  }

  async saveMethod({ key, customerId, token }: SaveMethodRequest): Promise<SaveMethodResult> {
    if (!isValidKey(key) || token === '') return refused('invalid-request');
    if (this.#isExpired(key)) return refused('key-expired');
    if (!this.#methods.has(customerId)) return refused('unknown-customer');
    if (!token.startsWith(PREFIX)) return refused('unknown-method');
    const card = token.slice(PREFIX.length);
    if (card === 'unavailable') return { kind: 'unavailable', cause: 'too-many-requests' };
    const reason = DECLINES.find((each) => each === card);
    if (reason !== undefined) return { kind: 'declined', reason };
    const setupId = `setup-${key.value}`;
    const known = this.#setups.get(setupId);
    if (known !== undefined) return known.result;
    const url = `https://provider.example/setup/${setupId}`;
    const result: SaveMethodResult =
      card === 'needs-authentication' ? { kind: 'needs-authentication', setupId, url } : this.keep(customerId, token);
    this.#setups.set(setupId, { customerId, result });
    return card === 'lost-answer' ? { kind: 'outcome-unknown', cause: 'connection-lost' } : result;
  }

  async savedMethod({ customerId, setupId }: { customerId: string; setupId: string }): Promise<SaveMethodResult> {
    const setup = this.#setups.get(setupId);
    return setup?.customerId === customerId ? setup.result : refused('unknown-setup');
  }

  async changeExpiry(
    { customerId = '', methodId, expiryMonth, expiryYear }: ChangeExpiryRequest,
    now: number,
  ): Promise<ChangeExpiryResult> {
    const method = this.find(customerId, methodId);
    if (method === undefined) return refused('unknown-method');
    if (now >= Date.UTC(expiryYear, expiryMonth, 1)) return { kind: 'declined', reason: 'declined' };
    const methods = this.#methods.get(customerId) ?? [];
    const changed = methods.map((each) => (each === method ? { ...each, expiryMonth, expiryYear } : each));
    this.#methods.set(customerId, changed);
    return { kind: 'changed' };
  }

  async removeCustomer({ customerId }: { customerId: string }): Promise<RemoveCustomerResult> {
    if (this.#methods.delete(customerId)) this.removedCustomers.push(customerId);
    return { kind: 'removed' };
  }

  async detach({ customerId, methodId }: { customerId: string; methodId: string }): Promise<DetachResult> {
    const isAnothers = [...this.#methods].some(
      ([owner, methods]) => owner !== customerId && methods.some((method) => method.methodId === methodId),
    );
    if (isAnothers) return refused('unknown-method');
    const methods = this.#methods.get(customerId);
    if (methods === undefined) return { kind: 'detached' };
    if (methods.some((method) => method.methodId === methodId)) this.detached.push(methodId);
    for (const [setupId, { result }] of this.#setups) {
      if (result.kind !== 'saved' || result.method.methodId !== methodId) continue;
      this.#setups.set(setupId, { customerId, result: refused('unknown-setup') });
    }
    this.#methods.set(
      customerId,
      methods.filter((method) => method.methodId !== methodId),
    );
    return { kind: 'detached' };
  }
}
