import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { openDiscoverService, type DiscoverService } from './discover-service';

let service: DiscoverService;
beforeAll(async () => {
  service = await openDiscoverService();
  await seedStores(service.shop.database, 1);
});
afterAll(() => service.close());

const dogProducts = async (filter: Readonly<Record<string, unknown>>, items = 100) => {
  const { accessToken } = await service.token();
  return service.query(
    {
      widget: { rfkid: 'rfkid_7' },
      n_item: items,
      facet: { all: true },
      filter: { category: { value: ['10300'] }, ...filter },
    },
    accessToken,
  );
};

test('[FND-04] filters a list by the stock of a store, with its exact total', async () => {
  const all = (await dogProducts({})).body;
  const { status, body } = await dogProducts({ store: { value: ['1101'] } });
  expect(status).toBe(200);
  expect(body.total_item).toBeGreaterThan(0);
  expect(body.total_item).toBeLessThan(all.total_item);
  expect(body.facet).not.toHaveProperty('store');
  const ids = (await dogProducts({ store: { value: ['1101'] } }, 100)).body.content.product.value.map(({ sku }) => sku);
  const skus = await service.shop.catalogue.skusOfProducts(ids);
  const levels = await service.shop.catalogue.stockOf(
    [...skus.values()].flat().map(({ id }) => id),
    ['1101'],
  );
  const stocked = new Set(levels.filter(({ quantity }) => quantity > 0).map(({ skuId }) => skuId));
  for (const id of ids) expect(skus.get(id)?.some((sku) => stocked.has(sku.id))).toBe(true);
});

test('[FND-04] refuses a list at more than five stores', async () => {
  const { status, body } = await dogProducts({ store: { value: ['1', '2', '3', '4', '5', '6'] } });
  expect([status, body.errors?.[0]?.code]).toEqual([400, 101]);
});

test('[FND-04] an unknown store has no products', async () => {
  expect((await dogProducts({ store: { value: ['9999'] } })).body.total_item).toBe(0);
});
