import { sql } from 'kysely';
import { startBackend, type BackendUnderTest } from '../support/backend-under-test';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

const breakCatalogue = () => sql`alter table sku rename column list_price_cents to moved`.execute(backend.database);
const mendCatalogue = () => sql`alter table sku rename column moved to list_price_cents`.execute(backend.database);
const ready = () => backend.browser().get('/readyz');

test('[PLT-04] readiness reports the search’s version and the number of products left out', async () => {
  const before = (await ready()).body as { search: { products: number } };
  expect(before).toMatchObject({ status: 'ready', search: { leftOut: 0, isCurrent: true } });
  await sql`update product set popularity = 'NaN' where id = (select min(id) from product)`.execute(backend.database);
  await backend.restart();
  expect((await ready()).body).toMatchObject({
    status: 'ready',
    search: { products: before.search.products - 1, leftOut: 1, isCurrent: true },
  });
  expect(backend.log.join('')).toContain('"reason":"popularity is not a number from 0 to 2147483647"');
});

test('[PLT-04] a backend whose search fails starts, reports it, and becomes ready once the search works', async () => {
  await breakCatalogue();
  await backend.restart();
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', failed: ['search'] } });
  expect((await backend.browser().get('/healthz')).status).toBe(200);
  expect(backend.log.join('')).toContain('the search index could not be loaded');

  const search = await backend.browser().get(`/constructor/search/dog?key=${'key_embedded'}`);
  expect(search).toMatchObject({ status: 503, body: { message: 'Search is not available just now' } });
  const listing = await backend.browser().get('/search/resources/store/10151/productview/bySearchTerm/dog');
  expect(listing).toMatchObject({ status: 503, body: { errors: [{ errorKey: '_ERR_UNAVAILABLE' }] } });
  expect(listing.headers['retry-after']).toBe('2');

  await mendCatalogue();
  expect((await ready()).status).toBe(200);
  expect((await backend.browser().get('/constructor/search/dog?key=key_embedded')).status).toBe(200);
});
