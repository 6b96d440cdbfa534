import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { MAX_CLINIC_SUGGESTIONS, type ClinicDirectory } from '../../../core/pets/clinic-directory';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { clinicsWire, toClinic } from './pet-wire';

/** The commerce service's directory of veterinary clinics (ACC-04), an extension of this project's wire. */
export class HttpClinicDirectory implements ClinicDirectory {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly suggest: ClinicDirectory['suggest'] = ({ text }, signal) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'public', method: 'GET', path: 'x_clinics/suggest', query: { text }, signal },
        clinicsWire,
      ),
      TE.map(({ clinics }) => clinics.slice(0, MAX_CLINIC_SUGGESTIONS).map(toClinic)),
    );
}
