const { addInStoreMembers } = require('./in-store-members.ts');
const { keepStoresInTheMorning } = require('./morning-stores.ts');
const { startShop } = require('./shop-process.ts');
const { keepStock } = require('./stock-at-start.ts');

/**
 * Starts one shop for each worker and stores their addresses and data folders in JEST_WORKER_SHOPS, in the order of the
 * workers. Test files that run at the same time therefore share no accounts, memberships, stock or counters. When
 * SHOP_ADDRESS names a running shop, all workers use that one.
 */
module.exports = async ({ maxWorkers }) => {
  if (process.env.SHOP_ADDRESS) return;
  // The first shop builds what is stale; the others use that build.
  globalThis.sharedShops = [await startShop()];
  const others = await Promise.allSettled(Array.from({ length: maxWorkers - 1 }, () => startShop()));
  globalThis.sharedShops.push(...others.flatMap(({ value }) => value ?? []));
  const failed = others.find(({ status }) => status === 'rejected');
  if (failed !== undefined) {
    await stopShops();
    throw failed.reason;
  }
  for (const { dataFolder } of globalThis.sharedShops) {
    keepStoresInTheMorning(dataFolder);
    keepStock(dataFolder);
    addInStoreMembers(dataFolder);
  }
  process.env.JEST_WORKER_SHOPS = JSON.stringify(
    globalThis.sharedShops.map(({ address, dataFolder }) => ({ address, dataFolder })),
  );
};

const stopShops = () => Promise.all(globalThis.sharedShops.map((shop) => shop.stop()));
