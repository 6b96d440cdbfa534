import { ADDRESSES_PER_PAGE, type PageAddresses } from '../../core/sitemap/page-addresses';
import { FakeUpstream } from './fake-upstream';

/** The addresses of product pages in memory. */
export class FakePageAddresses extends FakeUpstream<keyof PageAddresses> implements PageAddresses {
  #urls: ReadonlyArray<string> = [];

  constructor() {
    super('commerce');
  }

  hasProducts(...urls: ReadonlyArray<string>): this {
    this.#urls = [...this.#urls, ...urls];
    return this;
  }

  readonly products: PageAddresses['products'] = (page) =>
    this.respond('products', () => ({
      total: this.#urls.length,
      urls: this.#urls.slice((page - 1) * ADDRESSES_PER_PAGE, page * ADDRESSES_PER_PAGE),
    }));
}
