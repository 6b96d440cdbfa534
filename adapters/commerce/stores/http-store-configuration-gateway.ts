import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { StoreConfigurationGateway } from '../../../core/configuration/store-configuration-gateway';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { storeConfigurationWire } from './store-configuration-wire';

/** The switches of the commerce service (CFG-01). */
export class HttpStoreConfigurationGateway implements StoreConfigurationGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly values: StoreConfigurationGateway['values'] = (keys, timeoutMs) =>
    keys.length === 0
      ? TE.right({})
      : pipe(
          callCommerce(
            this.#http,
            { ...questionFor(keys), ...(timeoutMs === undefined ? {} : { timeoutMs }) },
            storeConfigurationWire,
          ),
          TE.map(({ storeConf }) => storeConf),
        );
}

const questionFor = ([first = '', ...others]: ReadonlyArray<string>): HttpRequest =>
  others.length === 0
    ? { kind: 'public', method: 'GET', path: path`petcoConfig/storeConf/${first}` }
    : { kind: 'public', method: 'POST', path: 'petcoConfig/storeConf', body: { storeconfKeys: [first, ...others] } };
