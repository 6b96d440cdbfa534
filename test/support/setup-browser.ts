import { workerShop } from './browser';
import { forgetAttempts } from './counted-attempts';
import { restoreStock } from './stock-at-start';

// A shop that was started elsewhere keeps its stock and the attempts that it has counted.
beforeAll(() => {
  const { dataFolder } = workerShop();
  if (dataFolder === undefined) return;
  restoreStock(dataFolder);
  forgetAttempts(dataFolder);
});
