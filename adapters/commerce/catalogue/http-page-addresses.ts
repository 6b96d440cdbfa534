import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import { ADDRESSES_PER_PAGE, type PageAddresses } from '../../../core/sitemap/page-addresses';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';

/** This project's extension of the wire: the platform's own sitemap job writes files instead. */
const productAddressWire = t.type({ recordSetTotal: t.number, productUrl: t.array(t.string) });

/** GET sitecontent/productUrls of the commerce service's views. */
export class HttpPageAddresses implements PageAddresses {
  readonly #views: HttpClient;

  constructor(views: HttpClient) {
    this.#views = views;
  }

  readonly products: PageAddresses['products'] = (page) =>
    pipe(
      callCommerce(
        this.#views,
        {
          kind: 'public',
          method: 'GET',
          path: 'sitecontent/productUrls',
          query: { pageNumber: String(page), pageSize: String(ADDRESSES_PER_PAGE) },
        },
        productAddressWire,
      ),
      TE.map(({ recordSetTotal, productUrl }) => ({ total: recordSetTotal, urls: productUrl })),
    );
}
