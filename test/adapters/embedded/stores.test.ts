import * as E from 'fp-ts/Either';
import { HttpAccountStore } from '../../../adapters/commerce/account/http-account-store';
import { HttpPersonGateway } from '../../../adapters/commerce/account/http-person-gateway';
import { HttpStoreGateway } from '../../../adapters/commerce/stores/http-store-gateway';
import { HttpStoreStock } from '../../../adapters/commerce/stores/http-store-stock';
import { makeHttpLocation } from '../../../adapters/geolocation/http-location';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { seedStores } from '../../../backend/stores/seed/seed-stores';
import { accountStoreContract } from '../../contracts/account-store.contract';
import { storeGatewayContract } from '../../contracts/store-gateway.contract';
import { storeStockContract } from '../../contracts/store-stock.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { register } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend((database) => seedStores(database, 7), { DEMO_POSITION: '32.77,-117.15' });
});
afterAll(() => backend.close());

storeGatewayContract('HttpStoreGateway over the embedded backend', () => ({
  stores: new HttpStoreGateway(newShopper(backend).transactions),
  findings: async () => {
    // In a city with one ZIP code, the city's centre is the ZIP code's position.
    const city = await backend.database
      .selectFrom('city')
      .selectAll()
      .where('zip_count', '=', 1)
      .where('state', '=', 'CA')
      .orderBy('name')
      .executeTakeFirstOrThrow();
    const { store_id } = await backend.database
      .selectFrom('store')
      .select('store_id')
      .orderBy('store_id')
      .executeTakeFirstOrThrow();
    await backend.database
      .insertInto('store_closure')
      .values({ store_id, reason: 'Storm', first_day: '2020-01-01', last_day: '2090-01-01' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const name = `${city.name}, ${city.state}`;
    return {
      place: { name, zipCode: city.zip_code, latitude: city.latitude, longitude: city.longitude },
      placeText: name.slice(0, -1),
      closedId: store_id,
    };
  },
}));

storeStockContract('HttpStoreStock over the embedded backend', () => ({
  stock: new HttpStoreStock(newShopper(backend).transactions),
  stockedStore: async () => {
    const { store_id: storeId } = await backend.database
      .selectFrom('store')
      .select('store_id')
      .orderBy('store_id', 'desc')
      .executeTakeFirstOrThrow();
    const skus = await backend.database
      .selectFrom('sku')
      .select(['id', 'part_number'])
      .orderBy('id')
      .limit(3)
      .execute();
    const rows = skus.map(({ id }, index) => ({ sku_id: id, location: storeId, quantity: index * 4 }));
    await backend.database
      .insertInto('stock')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['sku_id', 'location']).doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity') })),
      )
      .execute();
    return { storeId, has: Object.fromEntries(skus.map(({ part_number }, index) => [part_number, index * 4])) };
  },
}));

accountStoreContract('HttpAccountStore over the embedded backend', async () => {
  const shopper = newShopper(backend);
  await register(shopper);
  const [one, other] = await backend.database.selectFrom('store').select('store_id').limit(2).execute();
  if (one === undefined || other === undefined) throw new Error('the backend has fewer than two stores');
  return {
    account: new HttpAccountStore(shopper.transactions),
    storeIds: [one.store_id, other.store_id],
    kept: async () => {
      const person = await new HttpPersonGateway(shopper.transactions).userInfo();
      return E.isRight(person) ? person.right.preferredStoreId : Promise.reject(new Error(person.left.kind));
    },
  };
});

test('[GEO-01] decodes responses of the embedded geolocation service', async () => {
  const http = makeHttpClient({
    service: 'geolocation',
    baseUrl: `${backend.origin}/geolocation/v1/`,
    timeoutMs: 10_000,
  });
  const find = makeHttpLocation((call) => http({ ...call, path: `${call.path}?key=key_embedded` }));
  expect(await find()).toEqual(E.right({ latitude: 32.77, longitude: -117.15, method: 'GOOGLE' }));
});
