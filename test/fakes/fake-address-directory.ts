import * as O from 'fp-ts/Option';
import type { Address, Destination } from '../../core/addresses/address';
import { MAX_ADDRESS_SUGGESTIONS, type AddressDirectory, type Place } from '../../core/addresses/address-directory';
import { FakeUpstream } from './fake-upstream';

/**
 * A directory of addresses in memory. It writes `Street` as `St` and knows San Diego, and the
 * streets and places that a test adds.
 */
export class FakeAddressDirectory extends FakeUpstream<keyof AddressDirectory> implements AddressDirectory {
  readonly #places = new Map<string, Place>([['92101', { city: 'San Diego', state: 'CA', zipCode: '92101' }]]);
  readonly #destinations: Destination[] = [];
  /** The texts for which suggestions were requested. */
  readonly suggestedFor: string[] = [];

  constructor() {
    super('commerce');
  }

  knowsPlaces(...places: ReadonlyArray<Place>): this {
    for (const place of places) this.#places.set(place.zipCode, place);
    return this;
  }

  knowsAddresses(...destinations: ReadonlyArray<Destination>): this {
    this.#destinations.push(...destinations);
    return this;
  }

  readonly suggest: AddressDirectory['suggest'] = ({ text, zipCode }) =>
    this.respond('suggest', () => {
      this.suggestedFor.push(text);
      const matching = this.#destinations.filter(({ line1 }) => line1.toLowerCase().startsWith(text.toLowerCase()));
      const isNear = (destination: Destination): boolean => destination.zipCode === zipCode;
      return structuredClone(
        [...matching.filter(isNear), ...matching.filter((other) => !isNear(other))].slice(0, MAX_ADDRESS_SUGGESTIONS),
      );
    });

  readonly placeOf: AddressDirectory['placeOf'] = (zipCode) =>
    this.respond('placeOf', () => O.fromNullable(this.#places.get(zipCode)));

  /** How the directory would write an address; empty when it would write it just so. */
  suggestionsFor(address: Address): ReadonlyArray<Address> {
    const place = this.#places.get(address.zipCode);
    const written = {
      ...address,
      line1: address.line1.replace(/\bStreet\b/i, 'St'),
      ...(place && { city: place.city, state: place.state }),
    };
    const isSame = (Object.keys(written) as ReadonlyArray<keyof Address>).every((key) => written[key] === address[key]);
    return isSame ? [] : [written];
  }
}
