const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take longest, in this order. Jest begins with the largest files where it has no durations of earlier runs,
 * as in CI: a short file that takes long would run at the end, while the other worker has nothing left to do.
 */
const LONGEST = [
  'composition/development',
  'composition/capabilities',
  'composition/commands',
  'fuzz/hostile-requests',
  'backend/orders/orders-crash',
  'fuzz/strangers-forms',
  'backend/catalogue/import-cli',
  'backend/repeat-delivery/killed-workers',
  'backend/commerce/database/crash',
  'fuzz/outages',
  'backend/commerce/rewards/rewards-crash',
  'fuzz/seeds',
  'backend/commerce/server/start',
  'browser/budgets',
  'browser/account-overview',
  'browser/other-backend',
  'browser/return-addresses',
  'browser/checkout-dialogs',
].map((name) => `/test/${name}.test.ts`);

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.replaceAll('\\', '/').endsWith(name));
  return rank < 0 ? LONGEST.length : rank;
};

/** Starts the files that take longest first, and the others in Jest's own order. */
module.exports = class LongFilesFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
};
