import { HttpStockNotices } from '../../../adapters/commerce/http-stock-notices';
import { makeMailTokens } from '../../../backend/stock-notices/mail-tokens';
import { stockNoticesContract } from '../../contracts/stock-notices.contract';
import { newShopper, SERVER_SECRET, startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';

let backend: EmbeddedBackend;
let addresses = 0;
beforeAll(async () => {
  backend = await startEmbeddedBackend();
});
afterAll(() => backend.close());

/** The part number of a product with this stock online. */
const productWith = async (isInStock: boolean): Promise<string> => {
  const row = await backend.database
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .select('sku.part_number')
    .where('stock.location', '=', 'online')
    .where('stock.quantity', isInStock ? '>' : '=', 0)
    .executeTakeFirstOrThrow();
  return row.part_number;
};

stockNoticesContract('HttpStockNotices over the embedded backend', async () => ({
  notices: new HttpStockNotices(newShopper(backend).transactions),
  outOfStock: await productWith(false),
  gone: 'SKU-NONE',
  inStock: await productWith(true),
  email: `waits.${(addresses += 1)}@example.test`,
  tokenOf: makeMailTokens(SERVER_SECRET).tokenOf,
}));
