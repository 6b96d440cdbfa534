import * as E from 'fp-ts/Either';
import { ADDRESSES_PER_PAGE, type AddressPage, type PageAddresses } from '../../core/sitemap/page-addresses';
import type { Making } from './making';

/** The world behind PageAddresses: a shop with at least one product and less than two full pages of them. */
export interface PageAddressesWorld {
  readonly addresses: PageAddresses;
  /** Last path part of a product's page. */
  readonly knownUrl: () => Promise<string>;
}

export const PAGE_ADDRESSES_CALLS = ['products'] as const;

/** Every PageAddresses, fake or real, passes this. */
export const pageAddressesContract = (name: string, makeWorld: Making<PageAddressesWorld>): void => {
  describe(`[PLT-02] ${name} as PageAddresses`, () => {
    test('lists every product once on the first page, with the total', async () => {
      const { addresses, knownUrl } = await makeWorld();
      const { total, urls } = await listed(addresses, 1);
      expect(urls).toContain(await knownUrl());
      expect(urls).toHaveLength(Math.min(total, ADDRESSES_PER_PAGE));
      expect(new Set(urls).size).toBe(urls.length);
    });

    test('keeps a stable order', async () => {
      const { addresses } = await makeWorld();
      expect(await listed(addresses, 1)).toEqual(await listed(addresses, 1));
    });

    test('returns an empty page with the total past the end', async () => {
      const { addresses } = await makeWorld();
      const { total } = await listed(addresses, 1);
      expect(await listed(addresses, Math.ceil(total / ADDRESSES_PER_PAGE) + 1)).toEqual({ total, urls: [] });
    });
  });
};

const listed = async (addresses: PageAddresses, page: number): Promise<AddressPage> => {
  const response = await addresses.products(page)();
  if (E.isLeft(response)) throw new Error(`listing failed: ${JSON.stringify(response.left)}`);
  return response.right;
};
