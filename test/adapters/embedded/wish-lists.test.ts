import { HttpWishLists } from '../../../adapters/commerce/account/http-wish-lists';
import { wishListsContract } from '../../contracts/wish-lists.contract';
import { newShopper, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { becomeGuest } from './shoppers';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

wishListsContract('HttpWishLists over the embedded backend', async () => {
  const [own, other] = [newShopper(backend), newShopper(backend)];
  await Promise.all([becomeGuest(own), becomeGuest(other)]);
  const rows = await backend.database.selectFrom('sku').select('part_number').orderBy('id').limit(2).execute();
  const [first = '', second = ''] = rows.map((row) => row.part_number);
  return {
    lists: new HttpWishLists(own.transactions),
    stranger: new HttpWishLists(newShopper(backend).transactions),
    other: new HttpWishLists(other.transactions),
    products: [first, second],
  };
});
