import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { MailPreferences, ReminderKind, StockNotices } from '../../core/stock-notices/stock-notices';
import type { Making } from './making';

/** The world behind StockNotices: a product that is out of stock, and one that is not. */
export interface StockNoticesWorld {
  readonly notices: StockNotices;
  readonly outOfStock: string;
  readonly inStock: string;
  /** A product that is picked up in stores only, and no store has it. */
  readonly pickupOnly: string;
  /** The part number of no product. */
  readonly gone: string;
  /** An address that nobody has used yet. */
  readonly email: string;
  /** Of a mail about a product, or of a reminder. */
  readonly tokenOf: (email: string, reminders?: ReminderKind) => string;
  /** The address of a new account. */
  readonly member: () => Promise<string>;
  /** Signs the caller in with a new account, and returns its address. */
  readonly signIn: () => Promise<string>;
  /** The same service for somebody else, without an account. */
  readonly stranger: () => Pick<StockNotices, 'ask'>;
  /** The token of a mail about a repeat delivery of one product, of a new account; it is active unless it is canceled. */
  readonly tokenOfRepeatDelivery: (status?: 'active' | 'cancelled') => Promise<string>;
}

export const STOCK_NOTICE_CALLS = ['ask', 'preferences', 'stop', 'remindAgain', 'undo', 'own', 'removeOwn'] as const;

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
      expect([await ask(), await ask()]).toEqual([E.right(expect.any(String)), E.right(expect.any(String))]);
      const { notices, wantsOffers } = await preferencesOf(world);
      expect([notices, wantsOffers]).toEqual([
        [{ id: expect.any(String), product: expect.any(String), store: undefined }],
        undefined,
      ]);
      const stop = world.notices.stop(world.tokenOf(world.email), { kind: 'notice', id: notices[0]?.id ?? '' });
      expect([await stop(), await stop()]).toEqual([E.right(true), E.right(true)]);
      expect((await preferencesOf(world)).notices).toEqual([]);
    });

    test('what was just asked for is undone by its token, again without effect', async () => {
      const world = await makeWorld();
      const { notices } = world;
      const asked = await notices.ask(request(world))();
      const token = E.isRight(asked) ? (asked.right ?? '') : '';
      expect((await preferencesOf(world)).notices).toHaveLength(1);
      expect([await notices.undo(token)(), await notices.undo(token)()]).toEqual([E.right(true), E.right(true)]);
      expect((await preferencesOf(world)).notices).toEqual([]);
      expect(await notices.undo('nonsense')()).toEqual(E.right(false));
    });

    test('a signed-in shopper sees what the account waits for, and removes it; nobody else takes it back', async () => {
      const world = await makeWorld();
      const { notices } = world;
      expect(await notices.own()).toEqual(E.left({ kind: 'sign-in-needed' }));
      expect(await notices.removeOwn('1')()).toEqual(E.left({ kind: 'sign-in-needed' }));
      const email = await world.signIn();
      expect(await notices.own()).toEqual(E.right([]));
      await notices.ask({ ...request(world), email })();
      const asked = await world.stranger().ask({ ...request(world), email })();
      expect(await notices.undo(E.isRight(asked) ? (asked.right ?? '') : '')()).toEqual(E.right(true));
      const own = await notices.own();
      expect(own).toMatchObject({ right: [{ product: expect.any(String), store: undefined }] });
      const remove = notices.removeOwn(E.isRight(own) ? (own.right[0]?.id ?? '') : '');
      expect([await remove(), await remove()]).toEqual([E.right(undefined), E.right(undefined)]);
      expect(await notices.own()).toEqual(E.right([]));
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

    test('the delivery of a product that is not delivered is refused', async () => {
      const world = await makeWorld();
      const asking = world.notices.ask({ ...request(world), partNumber: world.pickupOnly });
      expect(await asking()).toEqual(E.left({ kind: 'not-delivered' }));
      expect((await preferencesOf(world)).notices).toEqual([]);
    });

    test('an address without an account has no reminders, and that of an account stops each kind and gets it again', async () => {
      const world = await makeWorld();
      expect((await preferencesOf(world)).reminders).toEqual([]);
      const email = await world.member();
      const { notices, tokenOf } = world;
      const wanted = async () =>
        (await preferencesOf({ ...world, email })).reminders.map(({ kind, isWanted }) => [kind, isWanted]);
      expect(await wanted()).toEqual([
        ['appointments', true],
        ['repeat-deliveries', true],
      ]);
      await notices.stop(tokenOf(email), { kind: 'reminders', of: 'appointments' })();
      await notices.stop(tokenOf(world.email, 'repeat-deliveries'), { kind: 'same-kind' })();
      expect(await wanted()).toEqual([
        ['appointments', false],
        ['repeat-deliveries', true],
      ]);
      await notices.remindAgain(tokenOf(email), 'appointments')();
      await notices.stop(tokenOf(email, 'repeat-deliveries'), { kind: 'same-kind' })();
      expect(await wanted()).toEqual([
        ['appointments', true],
        ['repeat-deliveries', false],
      ]);
    });

    test('one click on a mail about a product stops such mail and no reminders', async () => {
      const world = await makeWorld();
      const email = await world.member();
      await world.notices.ask({ ...request(world), email })();
      expect(await world.notices.stop(world.tokenOf(email), { kind: 'same-kind' })()).toEqual(E.right(true));
      const { notices, reminders } = await preferencesOf({ ...world, email });
      expect([notices, reminders.map(({ isWanted }) => isWanted)]).toEqual([[], [true, true]]);
    });

    test('[RPD-02] a mail about a repeat delivery leads to a page that pauses it while it is active, and other mail does not', async () => {
      const { notices, tokenOf, tokenOfRepeatDelivery, email } = await makeWorld();
      const token = await tokenOfRepeatDelivery();
      const delivery = async (of: string) => {
        const read = await notices.preferences(of)();
        return E.isRight(read) && O.isSome(read.right) ? read.right.value.repeatDelivery : read;
      };
      const nextDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
      const before = { products: [expect.any(String)], nextDate, isLate: false };
      expect(await delivery(token)).toEqual({ ...before, status: 'active' });
      expect(await delivery(tokenOf(email))).toBeUndefined();
      await notices.stop(token, { kind: 'notices' })();
      expect(await delivery(token)).toEqual({ ...before, status: 'active' });
      const pause = notices.stop(token, { kind: 'repeat-delivery' });
      expect([await pause(), await pause()]).toEqual([E.right(true), E.right(true)]);
      expect(await delivery(token)).toEqual({ ...before, status: 'paused' });
      const canceled = await tokenOfRepeatDelivery('cancelled');
      expect(await notices.stop(canceled, { kind: 'same-kind' })()).toEqual(E.right(true));
      expect(await delivery(canceled)).toMatchObject({ status: 'cancelled' });
    });

    test('says what the mail of a token is about', async () => {
      const { notices, tokenOf, tokenOfRepeatDelivery, email } = await makeWorld();
      const tokens = [
        tokenOf(email),
        tokenOf(email, 'appointments'),
        tokenOf(email, 'repeat-deliveries'),
        await tokenOfRepeatDelivery(),
      ];
      const kinds = tokens.map(async (token) => {
        const read = await notices.preferences(token)();
        return E.isRight(read) && O.isSome(read.right) ? read.right.value.about : read;
      });
      expect(await Promise.all(kinds)).toEqual(['notices', 'appointments', 'repeat-deliveries', 'repeat-delivery']);
    });

    test('a token that is not valid opens and stops nothing', async () => {
      const { notices } = await makeWorld();
      expect(await notices.preferences('nonsense')()).toEqual(E.right(O.none));
      expect(await notices.stop('nonsense', { kind: 'notices' })()).toEqual(E.right(false));
      expect(await notices.remindAgain('nonsense', 'appointments')()).toEqual(E.right(false));
    });
  });
};
