import type { ProviderProblem } from '../shared/provider-request.ts';
import type { StateTax } from './state-tax.ts';

/** Where a shopper gets something, as far as its tax depends on it. */
export interface TaxPlace {
  readonly line1: string;
  readonly city: string;
  /** Two capitals. */
  readonly state: string;
  /** Five digits, or nine with a hyphen. */
  readonly zipCode: string;
}

/**
 * Why a tax is not known. `refused`: the provider does not know the place, for example because ZIP code and state do not
 * belong together.
 */
export type TaxProblem = ProviderProblem;

export type TaxAnswer =
  { readonly kind: 'tax'; readonly tax: StateTax } | { readonly kind: 'unknown'; readonly problem: TaxProblem };

/** A company that computes sales taxes. [ORD-09] */
export interface TaxProvider {
  /**
   * The tax of the shop's merchandise at a place, with the rates of county and city; zero where the shop has no duty to
   * collect it. Only reads. Never rejects: `unknown` says why there is no answer, within about three seconds.
   */
  taxAt(place: TaxPlace): Promise<TaxAnswer>;
}
