const { startShop } = require('./shop-process.ts');

/** One shop for all browser tests; a shop that runs already is used when SHOP_ADDRESS names it. */
module.exports = async () => {
  if (process.env.SHOP_ADDRESS) return;
  globalThis.sharedShop = await startShop();
  process.env.SHOP_ADDRESS = globalThis.sharedShop.address;
};
