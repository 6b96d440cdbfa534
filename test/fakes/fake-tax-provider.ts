import type { TaxAnswer, TaxPlace, TaxProblem, TaxProvider } from '../../backend/taxes/tax-provider.ts';

const keyOf = ({ line1, city, state, zipCode }: TaxPlace): string => [line1, city, state, zipCode].join('|');

/** A tax provider in memory. */
export class FakeTaxProvider implements TaxProvider {
  readonly #taxes = new Map<string, TaxAnswer>();
  #problem: TaxProblem | undefined;
  #asked: TaxPlace[] = [];

  /** The places that were asked about, in their order. */
  get asked(): readonly TaxPlace[] {
    return [...this.#asked];
  }

  hasTax(place: TaxPlace, { rate, taxesShipping }: { readonly rate: number; readonly taxesShipping: boolean }): void {
    this.#taxes.set(keyOf(place), { kind: 'tax', tax: { state: place.state, rate, taxesShipping } });
  }

  /** Every question has this outcome; undefined ends it. */
  failsWith(problem: TaxProblem | undefined): void {
    this.#problem = problem;
  }

  async taxAt(place: TaxPlace): Promise<TaxAnswer> {
    this.#asked = [...this.#asked, place];
    if (this.#problem !== undefined) return { kind: 'unknown', problem: this.#problem };
    return this.#taxes.get(keyOf(place)) ?? { kind: 'unknown', problem: 'refused' };
  }
}
