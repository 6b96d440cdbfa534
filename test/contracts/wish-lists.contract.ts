import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { WishList } from '../../core/lists/wish-list';
import type { WishLists } from '../../core/lists/wish-lists';
import type { Making } from './making';

/** The world behind WishLists: a guest without lists. */
export interface WishListsWorld {
  readonly lists: WishLists;
  /** Those of a shopper without an identity. */
  readonly stranger: WishLists;
  /** Those of another guest, without lists. */
  readonly other: WishLists;
  /** The part numbers of two products. */
  readonly products: readonly [string, string];
}

export const WISH_LIST_CALLS = [
  'lists',
  'wished',
  'wish',
  'unwish',
  'create',
  'rename',
  'remove',
  'changeItem',
  'moveItem',
  'removeItem',
  'restore',
  'share',
  'stopSharing',
  'shared',
] as const;

const DONE = E.right(undefined);
const NO_SUCH_LIST = E.left({ kind: 'no-such-list' });

/** Every WishLists, fake or real, passes this. */
export const wishListsContract = (name: string, makeWorld: Making<WishListsWorld>): void => {
  describe(`[PLT-02] [ACC-05] ${name} as WishLists`, () => {
    const listsOf = async (lists: WishLists): Promise<ReadonlyArray<WishList>> => {
      const read = await lists.lists();
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
      return read.right;
    };
    const created = async (lists: WishLists, wanted: string): Promise<string> => {
      const id = await lists.create(wanted)();
      if (E.isLeft(id)) throw new Error(JSON.stringify(id.left));
      return id.right;
    };
    const contents = async (lists: WishLists): Promise<ReadonlyArray<readonly [string, ReadonlyArray<string>]>> =>
      (await listsOf(lists)).map((list) => [list.name, list.items.map(({ partNumber }) => partNumber)]);

    test('puts a product into the default list once, and removes it again', async () => {
      const { lists, products } = await makeWorld();
      const [partNumber] = products;
      expect(await lists.wished()).toEqual(E.right([]));
      expect([await lists.wish(partNumber)(), await lists.wish(partNumber)()]).toEqual([DONE, DONE]);
      expect(await lists.wished()).toEqual(E.right([partNumber]));
      expect(await listsOf(lists)).toMatchObject([
        { isDefault: true, sharing: undefined, items: [{ partNumber, quantity: 1, note: '' }] },
      ]);
      expect([await lists.unwish(partNumber)(), await lists.unwish(partNumber)()]).toEqual([DONE, DONE]);
      expect(await lists.wished()).toEqual(E.right([]));
    });

    test('creates, renames and removes a list, and brings it back', async () => {
      const { lists } = await makeWorld();
      const id = await created(lists, 'For Rex');
      expect(await lists.rename(id, 'For Bo')()).toEqual(DONE);
      expect(await listsOf(lists)).toMatchObject([{ id, name: 'For Bo', isDefault: false, items: [] }]);
      expect(await lists.remove(id)()).toEqual(DONE);
      expect([await listsOf(lists), await lists.remove(id)()]).toEqual([[], NO_SUCH_LIST]);
      expect(await lists.restore(id)()).toEqual(DONE);
      expect(await contents(lists)).toEqual([['For Bo', []]]);
    });

    test('two lists have different names, and the default one is the first', async () => {
      const { lists, products } = await makeWorld();
      await created(lists, 'For Rex');
      const other = await created(lists, 'For Bo');
      await lists.wish(products[0])();
      const taken = E.left({ kind: 'list-name-taken' });
      expect([await lists.create('for rex')(), await lists.rename(other, 'For Rex')()]).toEqual([taken, taken]);
      expect((await listsOf(lists)).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    });

    test('there is a limit to lists, which a restored list does not pass', async () => {
      const { lists } = await makeWorld();
      const removed = await created(lists, 'Removed');
      await lists.remove(removed)();
      const full = E.left({ kind: 'list-full' });
      let outcome: E.Either<unknown, unknown> = E.right('');
      for (let number = 0; E.isRight(outcome) && number < 100; number += 1) {
        outcome = await lists.create(`List ${number}`)();
      }
      expect([outcome, await lists.restore(removed)()]).toEqual([full, full]);
    });

    test('an item has a quantity and a note, moves to another list with them, and comes back after its removal', async () => {
      const { lists, products } = await makeWorld();
      await lists.wish(products[0])();
      const to = await created(lists, 'For Rex');
      const [own] = await listsOf(lists);
      const item = { listId: own?.id ?? '', itemId: own?.items[0]?.id ?? '' };
      expect(await lists.changeItem(item, { quantity: 3, note: 'The big one' })()).toEqual(DONE);
      expect(await lists.moveItem(item, to)()).toEqual(DONE);
      const [left, moved] = await listsOf(lists);
      expect([left?.items, moved?.items]).toMatchObject([[], [{ quantity: 3, note: 'The big one' }]]);
      const there = { listId: to, itemId: moved?.items[0]?.id ?? '' };
      expect(await lists.removeItem(there)()).toEqual(DONE);
      expect([await lists.removeItem(there)(), (await contents(lists))[1]]).toEqual([NO_SUCH_LIST, ['For Rex', []]]);
      expect(await lists.restore(to, there.itemId)()).toEqual(DONE);
      expect((await contents(lists))[1]).toEqual(['For Rex', [products[0]]]);
    });

    test('whoever has the token reads a shared list without notes, until the sharing is stopped', async () => {
      const { lists, stranger, products } = await makeWorld();
      await lists.wish(products[0])();
      const [own] = await listsOf(lists);
      const [id, itemId] = [own?.id ?? '', own?.items[0]?.id ?? ''];
      await lists.changeItem({ listId: id, itemId }, { quantity: 1, note: 'Secret' })();
      const shared = await lists.share(id, false)();
      const token = E.isRight(shared) ? shared.right : '';
      expect(await lists.share(id, false)()).toEqual(E.right(token));
      expect(await listsOf(lists)).toMatchObject([{ sharing: { token, showsName: false } }]);
      expect(await stranger.shared(token)()).toMatchObject(
        E.right(O.some({ ownerName: undefined, items: [{ partNumber: products[0], note: '' }] })),
      );
      expect(await lists.stopSharing(id)()).toEqual(DONE);
      expect(await stranger.shared(token)()).toEqual(E.right(O.none));
      expect(await lists.share(id, false)()).not.toEqual(E.right(token));
    });

    test('nobody reads or changes the lists of another shopper', async () => {
      const { lists, other, products } = await makeWorld();
      const id = await created(lists, 'For Rex');
      await lists.wish(products[0])();
      const item = { listId: id, itemId: (await listsOf(lists))[0]?.items[0]?.id ?? '' };
      const own = await created(other, 'Theirs');
      const refused = [
        await other.rename(id, 'Stolen')(),
        await other.remove(id)(),
        await other.changeItem(item, { quantity: 1, note: 'Stolen' })(),
        await other.moveItem(item, own)(),
        await other.removeItem(item)(),
        await other.restore(id)(),
        await other.share(id, true)(),
        await other.stopSharing(id)(),
      ];
      expect(refused).toEqual(refused.map(() => NO_SUCH_LIST));
      expect(await contents(other)).toEqual([['Theirs', []]]);
      expect((await contents(lists)).map(([title]) => title)).toEqual(['Wish list', 'For Rex']);
    });

    test('a shopper without an identity has no lists, and needs one to change them', async () => {
      const { stranger, products } = await makeWorld();
      expect([await stranger.lists(), await stranger.wished()]).toEqual([E.right([]), E.right([])]);
      const needed = E.left({ kind: 'identity-needed' });
      expect([await stranger.wish(products[0])(), await stranger.create('For Rex')()]).toEqual([needed, needed]);
    });
  });
};
