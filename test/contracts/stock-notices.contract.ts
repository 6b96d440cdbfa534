import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { MailPreferences, StockNotices } from '../../core/stock-notices/stock-notices';
import type { Making } from './making';

/** The world behind StockNotices: a product that is out of stock, and one that is not. */
export interface StockNoticesWorld {
  readonly notices: StockNotices;
  readonly outOfStock: string;
  readonly inStock: string;
  /** The part number of no product. */
  readonly gone: string;
  /** An address that nobody has used yet. */
  readonly email: string;
  readonly tokenOf: (email: string) => string;
}

export const STOCK_NOTICE_CALLS = ['ask', 'preferences', 'stop'] as const;

/** Every StockNotices, fake or real, passes this. */
export const stockNoticesContract = (name: string, makeWorld: Making<StockNoticesWorld>): void => {
  describe(`[PLT-02] [ACC-06] ${name} as StockNotices`, () => {
    const preferencesOf = async ({ notices, tokenOf, email }: StockNoticesWorld): Promise<MailPreferences> => {
      const read = await notices.preferences(tokenOf(email))();
      if (E.isLeft(read) || O.isNone(read.right)) throw new Error(JSON.stringify(read));
      return read.right.value;
    };
    const request = ({ outOfStock, email }: StockNoticesWorld) => ({
      partNumber: outOfStock,
      storeId: undefined,
      email,
    });

    test('an address waits for a product once, and stops waiting for it', async () => {
      const world = await makeWorld();
      const ask = world.notices.ask(request(world));
      expect([await ask(), await ask()]).toEqual([E.right(undefined), E.right(undefined)]);
      const { notices, wantsOffers } = await preferencesOf(world);
      expect([notices, wantsOffers]).toEqual([
        [{ id: expect.any(String), product: expect.any(String), store: undefined }],
        undefined,
      ]);
      const stop = world.notices.stop(world.tokenOf(world.email), { kind: 'notice', id: notices[0]?.id ?? '' });
      expect([await stop(), await stop()]).toEqual([E.right(true), E.right(true)]);
      expect((await preferencesOf(world)).notices).toEqual([]);
    });

    test('all of it stops at once', async () => {
      const world = await makeWorld();
      await world.notices.ask(request(world))();
      await world.notices.stop(world.tokenOf(world.email), { kind: 'notices' })();
      await world.notices.stop(world.tokenOf(world.email), { kind: 'offers' })();
      expect((await preferencesOf(world)).notices).toEqual([]);
    });

    test('a product that is in stock or not sold, and an address that is none, are refused', async () => {
      const world = await makeWorld();
      const { notices, inStock, gone, email } = world;
      expect(await notices.ask({ ...request(world), partNumber: inStock })()).toEqual(E.left({ kind: 'in-stock-now' }));
      expect(await notices.ask({ ...request(world), partNumber: gone })()).toEqual(E.left({ kind: 'not-sold' }));
      const refused = await notices.ask({ ...request(world), email: 'nobody' })();
      expect(refused).toEqual(E.left({ kind: 'email-refused' }));
      expect((await preferencesOf({ ...world, email })).notices).toEqual([]);
    });

    test('a token that is not valid opens and stops nothing', async () => {
      const { notices } = await makeWorld();
      expect(await notices.preferences('nonsense')()).toEqual(E.right(O.none));
      expect(await notices.stop('nonsense', { kind: 'notices' })()).toEqual(E.right(false));
    });
  });
};
