import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { missingParts, type Checkout } from '../orders/place-order/checkout.ts';
import { readCheckout } from '../orders/place-order/read-checkout.ts';
import { chargeTermsOf, type ChargeTerms } from '../payments/payment-provider.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import type { TaxRates } from '../taxes/tax-rates.ts';
import type { Plan } from './plan.ts';

/** What pricing a due order needs. */
export interface DueCheckoutDeps {
  readonly taxes: TaxRates;
  /** Undefined when the shop takes no payments. */
  readonly provider: ChargeTerms | undefined;
}

/** A due order as it is priced now. */
export type DueCheckout =
  | { readonly kind: 'priced'; readonly checkout: Checkout }
  /** It costs less than the provider charges. */
  | { readonly kind: 'lacks'; readonly what: 'amount' }
  /** The total is not known before somebody asks for the taxes at these places, outside of the transaction. */
  | { readonly kind: 'tax-unknown'; readonly places: readonly TaxPlace[] };

/** The owner of a plan, as the checkout knows a signed-in shopper. There is no session. */
export const ownerOf = ({ shopperId }: Plan): Shopper => ({
  kind: 'registered',
  shopperId,
  sessionId: '',
  remembered: false,
});

/** Prices the pending order of a plan, which the same transaction has written. Rejects when the order is not there. */
export const readDueCheckout = async (
  { taxes, provider }: DueCheckoutDeps,
  trx: Transaction<Database>,
  plan: Plan,
  orderId: number,
  now: number,
): Promise<DueCheckout> => {
  const terms = { taxes, ...chargeTermsOf(provider) };
  const checkout = await readCheckout(trx, ownerOf(plan), now, terms, orderId);
  if (checkout === undefined) throw new Error('the order of a repeat delivery was removed while it was written');
  const { isTaxKnown, taxesToFindOut } = checkout.cart;
  if (!isTaxKnown) return { kind: 'tax-unknown', places: taxesToFindOut };
  // Its card was written with it, so a payment can be missing only for the total.
  return missingParts(checkout).includes('payment') ? { kind: 'lacks', what: 'amount' } : { kind: 'priced', checkout };
};
