import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { STOCK_NOTICE_CALLS, stockNoticesContract } from '../../contracts/stock-notices.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeStockNotices } from '../../fakes/fake-stock-notices';
import { failingWorld } from './failing-world';

stockNoticesContract('FakeStockNotices', () => {
  const notices = new FakeStockNotices().hasInStock('SKU-1002').hasGone('SKU-1003').hasInStoresOnly('SKU-1004');
  return {
    notices,
    outOfStock: 'SKU-1001',
    inStock: 'SKU-1002',
    gone: 'SKU-1003',
    pickupOnly: 'SKU-1004',
    email: 'waits@example.test',
    tokenOf: (email, reminders) => notices.tokenOf(email, reminders),
    member: async () => {
      notices.hasUnprovedAccount('member@example.test');
      return 'member@example.test';
    },
    signIn: async () => {
      notices.signsIn('member@example.test');
      return 'member@example.test';
    },
    stranger: () => notices.forStranger(),
    tokenOfRepeatDelivery: async (status = 'active') => {
      notices.hasRepeatDelivery('repeat@example.test', {
        products: ['Kibble'],
        nextDate: '2030-01-20',
        status,
        isLate: false,
      });
      return notices.tokenOf('repeat@example.test', 'repeat-delivery');
    },
  };
});

upstreamFailuresContract('FakeStockNotices', STOCK_NOTICE_CALLS, () => {
  const notices = new FakeStockNotices();
  return failingWorld(notices, {
    ask: notices.ask({ partNumber: 'SKU-1001', storeId: undefined, email: 'waits@example.test' }),
    preferences: notices.preferences('token'),
    stop: notices.stop('token', { kind: 'notices' }),
    remindAgain: notices.remindAgain('token', 'appointments'),
    undo: notices.undo('token'),
    own: notices.own,
    removeOwn: notices.removeOwn('1'),
  });
});

test('[ACC-06] the owner of a proved address stops offers', async () => {
  const notices = new FakeStockNotices().hasAccount('waits@example.test', true);
  const token = notices.tokenOf('waits@example.test');
  await notices.stop(token, { kind: 'offers' })();
  expect(await notices.preferences(token)()).toEqual(
    E.right(O.some(expect.objectContaining({ notices: [], wantsOffers: false }))),
  );
});
