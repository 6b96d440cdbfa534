import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { HttpWishLists } from '../../../adapters/commerce/account/http-wish-lists';
import type { ListItem } from '../../../core/lists/wish-list';
import { wishListsContract, WISH_LIST_CALLS } from '../../contracts/wish-lists.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakeWishLists } from '../../fakes/fake-wish-lists';
import { wishListCalls } from '../../support/wish-list-calls';
import { failingSite, refusal, serve, transactions, type Answer, type Seen } from './commerce-site';

const PATH = '/wcs/resources/store/10151/wishlist';
/** Names the caller of a request, as the session cookies do. */
const CALLER = 'x-test-caller';

const as = (userId: string) => {
  const http = transactions();
  return new HttpWishLists((request) => http({ ...request, headers: { [CALLER]: userId } }));
};

const toWireItem = (item: ListItem) => ({
  giftListItemID: item.id,
  partNumber: item.partNumber,
  quantityRequested: String(item.quantity),
  x_description: item.name,
  x_unitPrice: String(item.price),
  x_note: item.note,
});

const REFUSALS: Readonly<Record<string, Answer>> = {
  'identity-needed': refusal(403, { errorKey: 'USR.CWXFR0130E', errorCode: 'CWXFR0130E' }),
  'no-such-list': refusal(404, { errorKey: '_ERR_NO_SUCH_LIST' }),
  'list-name-taken': refusal(400, { errorKey: '_ERR_LIST_NAME_TAKEN' }),
  'list-full': refusal(400, { errorKey: '_ERR_LIST_FULL' }),
};

const answer = async <A>(
  task: TaskEither<{ readonly kind: string }, A>,
  toBody: (value: A) => unknown = () => ({}),
): Promise<Answer> => {
  const outcome = await task();
  if (E.isRight(outcome)) return [200, toBody(outcome.right)];
  return REFUSALS[outcome.left.kind] ?? refusal(500, {});
};

type Body = Readonly<Record<string, string>> & { readonly item?: ReadonlyArray<{ readonly partNumber: string }> };

const change = (fake: FakeWishLists, { method, path, query, body }: Seen): Promise<Answer> => {
  const [listId = '', part, itemId = '', last] = path
    .slice(PATH.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const sent = (body ?? {}) as Body;
  if (part === 'x_share') {
    return method === 'DELETE'
      ? answer(fake.stopSharing(listId))
      : answer(fake.share(listId, sent['x_showsName'] === 'true'), (token) => ({ x_shareToken: token }));
  }
  if (part === 'x_restore') return answer(fake.restore(sent['externalIdentifier'] ?? '', sent['itemId']));
  if (last === 'x_move') return answer(fake.moveItem({ listId, itemId }, sent['x_to'] ?? ''));
  if (part === 'x_item') {
    const { quantityRequested, x_note: note = '' } = sent;
    return answer(fake.changeItem({ listId, itemId }, { quantity: Number(quantityRequested), note }));
  }
  if (method === 'POST')
    return answer(fake.create(sent['descriptionName'] ?? ''), (id) => ({ uniqueID: '1', externalIdentifier: id }));
  if (method === 'PUT') {
    const [item] = sent.item ?? [];
    return query['addItem'] === 'true' && listId === '@default'
      ? answer(fake.wish(item?.partNumber ?? ''))
      : answer(fake.rename(listId, sent['descriptionName'] ?? ''));
  }
  if (query['partNumber'] !== undefined) return answer(fake.unwish(query['partNumber']));
  return query['itemId'] === undefined
    ? answer(fake.remove(listId))
    : answer(fake.removeItem({ listId, itemId: query['itemId'] }));
};

const readLists = (fake: FakeWishLists): Promise<Answer> =>
  answer(fake.lists, (lists) => ({
    GiftList: lists.map((list) => ({
      uniqueID: list.id,
      externalIdentifier: list.id,
      descriptionName: list.name,
      state: list.isDefault ? 'Default' : 'Active',
      ...(list.sharing && { x_shareToken: list.sharing.token, x_showsName: String(list.sharing.showsName) }),
      item: list.items.map(toWireItem),
    })),
    recordSetTotal: String(lists.length),
  }));

/** The calls of lists on the wire, over lists in memory. */
const listsSite = (): ReadonlyArray<Seen> => {
  const all = new FakeWishLists();
  return serve(async (seen): Promise<Answer> => {
    const userId = seen.headers.get(CALLER) ?? '';
    const fake = all.as(userId === '' ? new FakeCaller() : new FakeCaller().becomesGuest(userId));
    if (seen.method !== 'GET') return change(fake, seen);
    if (seen.path === `${PATH}/@self`) return readLists(fake);
    if (seen.path.endsWith('x_wished')) return answer(fake.wished, (partNumber) => ({ partNumber }));
    const shared = await fake.shared(seen.path.slice(`${PATH}/x_shared/`.length))();
    if (E.isLeft(shared) || O.isNone(shared.right)) return refusal(404, { errorKey: '_ERR_NO_SUCH_LIST' });
    const { name, items } = shared.right.value;
    return [200, { descriptionName: name, item: items.map(toWireItem) }];
  });
};

wishListsContract('HttpWishLists', () => {
  listsSite();
  return { lists: as('700010'), stranger: as(''), other: as('700011'), products: ['SKU-1001', 'SKU-1002'] };
});

const READS = ['lists', 'wished', 'create', 'share', 'shared'];

upstreamFailuresContract(
  'HttpWishLists',
  WISH_LIST_CALLS,
  () => failingSite(wishListCalls(new HttpWishLists(transactions()))),
  { readsOnlyStatus: WISH_LIST_CALLS.filter((call) => !READS.includes(call)) },
);

test('[ACC-05] ids and tokens stay one part of the path', async () => {
  const seen = serve(() => [200, {}]);
  const lists = new HttpWishLists(transactions());
  await lists.remove('../cart/@self')();
  await lists.shared('../@self')();
  expect(seen.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', `${PATH}/..%2Fcart%2F%40self`],
    ['GET', `${PATH}/x_shared/..%2F%40self`],
  ]);
});

test('[ACC-05] speaks the wish list calls of the platform', async () => {
  const seen = serve(() => [201, { uniqueID: '40001', descriptionName: 'My list', item: [] }]);
  const lists = new HttpWishLists(transactions());
  expect(await lists.create('My list')()).toEqual(E.right('40001'));
  await lists.wish('SKU-1001')();
  expect(seen.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
    ['POST', PATH, {}, { descriptionName: 'My list' }],
    ['PUT', `${PATH}/%40default`, { addItem: 'true' }, { item: [{ partNumber: 'SKU-1001', quantityRequested: '1' }] }],
  ]);
});

test('[ACC-05] reads the list of the contract, without additions', async () => {
  serve(() => [
    200,
    {
      GiftList: [
        {
          uniqueID: '40001',
          externalIdentifier: 'w-1',
          descriptionName: 'My list',
          state: 'Default',
          item: [
            {
              giftListItemID: '41001',
              productId: '22001',
              partNumber: 'SKU-1001',
              quantityRequested: '1',
              quantityBought: '0',
            },
          ],
        },
      ],
      recordSetTotal: '1',
    },
  ]);
  expect(await new HttpWishLists(transactions()).lists()).toMatchObject(
    E.right([{ id: 'w-1', name: 'My list', isDefault: true, items: [{ id: '41001', name: 'SKU-1001', quantity: 1 }] }]),
  );
});
