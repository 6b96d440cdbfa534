import { workerShop } from './browser';
import { restoreStock } from './stock-at-start';

// A shop that was started elsewhere keeps its stock.
beforeAll(() => {
  const { dataFolder } = workerShop();
  if (dataFolder !== undefined) restoreStock(dataFolder);
});
