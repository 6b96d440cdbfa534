import * as E from 'fp-ts/Either';
import { cachedCatalogue } from '../../../adapters/cache/cached-ports';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import { makeViewProduct } from '../../../core/catalogue/view-product';
import { EVERYTHING } from '../../builders/capabilities';
import { aProduct, aVariant } from '../../builders/product';
import { FakeProductCatalogue } from '../../fakes/fake-product-catalogue';

test('[ACC-06] the stock since a product is back is read again, once, though an earlier one is cached', async () => {
  const upstream = new FakeProductCatalogue()
    .hasProduct(aProduct({ slug: 'food', variants: [aVariant({ id: '22001' })] }))
    .hasStock('22001', 0);
  const cache = makeLruReadCache({ freshMs: 60_000, maxEntries: 100, maxBytes: 100_000, clock: () => 0 });
  const viewProduct = makeViewProduct({ catalogue: cachedCatalogue(upstream, cache), capabilities: EVERYTHING });
  const quantity = async (since?: number): Promise<number | undefined> => {
    const viewed = await viewProduct('food', since)();
    return E.isRight(viewed) ? viewed.right.stock?.['22001']?.quantity : undefined;
  };
  expect(await quantity()).toBe(0);
  upstream.hasStock('22001', 5);
  expect([await quantity(), await quantity(29_700_000)]).toEqual([0, 5]);
  upstream.hasStock('22001', 3);
  expect([await quantity(), await quantity(29_700_000), await quantity(29_700_001)]).toEqual([0, 5, 3]);
});
