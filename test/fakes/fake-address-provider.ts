import { MAX_SUGGESTIONS, type PostalAddress } from '../../backend/address-directory/address-directory.ts';
import type { AddressAnswer, AddressProvider } from '../../backend/address-directory/address-provider.ts';
import type { ProviderProblem } from '../../backend/shared/provider-request.ts';

const textOf = ({ line1, line2, city, state, zipCode }: PostalAddress): string =>
  [line1, line2, city, state, zipCode].join('|').toUpperCase();

/** An address provider in memory. */
export class FakeAddressProvider implements AddressProvider {
  #known: readonly PostalAddress[] = [];
  #problem: ProviderProblem | undefined;
  #questions = 0;

  /** How many questions were asked. */
  get questions(): number {
    return this.#questions;
  }

  knows(...addresses: readonly PostalAddress[]): void {
    this.#known = [...this.#known, ...addresses];
  }

  /** Every question has this outcome; undefined ends it. */
  failsWith(problem: ProviderProblem | undefined): void {
    this.#problem = problem;
  }

  readonly suggest: AddressProvider['suggest'] = (text, zipCode) =>
    this.#answer(() => {
      const found = this.#known.filter(({ line1 }) => line1.toUpperCase().startsWith(text.toUpperCase()));
      const isNear = (address: PostalAddress): boolean => address.zipCode === zipCode;
      return [...found.filter(isNear), ...found.filter((address) => !isNear(address))].slice(0, MAX_SUGGESTIONS);
    });

  readonly standardise: AddressProvider['standardise'] = (address) =>
    this.#answer(() => this.#known.find((known) => textOf(known) === textOf(address)));

  async #answer<A>(read: () => A): Promise<AddressAnswer<A>> {
    this.#questions += 1;
    return this.#problem === undefined
      ? { kind: 'answer', value: read() }
      : { kind: 'unknown', problem: this.#problem };
  }
}
