import { WISH_LIST_CALLS, wishListsContract } from '../../contracts/wish-lists.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeWishLists } from '../../fakes/fake-wish-lists';
import { wishListCalls } from '../../support/wish-list-calls';
import { failingWorld } from './failing-world';

wishListsContract('FakeWishLists', () => {
  const lists = new FakeWishLists(new FakeCaller().becomesGuest('700010'));
  return {
    lists,
    stranger: lists.as(new FakeCaller()),
    other: lists.as(new FakeCaller().becomesGuest('700011')),
    products: ['SKU-1001', 'SKU-1002'],
  };
});

upstreamFailuresContract('FakeWishLists', WISH_LIST_CALLS, () => {
  const lists = new FakeWishLists(new FakeCaller().becomesGuest('700010'));
  return failingWorld(lists, wishListCalls(lists));
});
