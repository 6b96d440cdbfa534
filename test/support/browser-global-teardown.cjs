/** Closes the shop that the setup opened. */
module.exports = async () => {
  await globalThis.sharedShop?.stop();
};
