/** Stops the shops that the setup started. */
module.exports = async () => {
  await Promise.all((globalThis.sharedShops ?? []).map((shop) => shop.stop()));
};
