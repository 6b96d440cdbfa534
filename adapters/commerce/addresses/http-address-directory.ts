import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { MAX_ADDRESS_SUGGESTIONS, type AddressDirectory, type Place } from '../../../core/addresses/address-directory';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { placeWire, suggestionsWire, toDestination } from './address-wire';
import { callCommerce, recoverWith } from '../call-commerce';
import { isMissing } from '../refusals';

/** Whether there is no such ZIP code. A service without this resource says nothing about ZIP codes. */
const isUnknownZip = (failure: UpstreamFailure): boolean =>
  isMissing(failure) && failure.kind === 'refused' && failure.parameters.includes('zip');

/** The commerce service's directory of addresses (CHK-03), an extension of this project's wire. */
export class HttpAddressDirectory implements AddressDirectory {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly suggest: AddressDirectory['suggest'] = ({ text, zipCode }, signal) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'public',
          method: 'GET',
          path: 'x_addresses/suggest',
          query: { text, ...(zipCode === undefined ? {} : { zipCode }) },
          signal,
        },
        suggestionsWire,
      ),
      TE.map(({ suggestions }) => suggestions.slice(0, MAX_ADDRESS_SUGGESTIONS).map(toDestination)),
    );

  readonly placeOf: AddressDirectory['placeOf'] = (zipCode) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'public', method: 'GET', path: path`x_addresses/zip/${zipCode}`, isExpectedRefusal: isUnknownZip },
        placeWire,
      ),
      TE.map((place) => O.some<Place>(place)),
      recoverWith<O.Option<Place>>(isUnknownZip, O.none),
    );
}
