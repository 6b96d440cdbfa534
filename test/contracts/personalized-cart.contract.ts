import * as E from 'fp-ts/Either';
import type { Cart } from '../../core/cart/cart';
import type { CartGateway } from '../../core/cart/cart-gateway';
import type { Making } from './making';

/** The world behind a CartGateway of a guest with an empty cart. */
export interface PersonalizedWorld {
  readonly gateway: CartGateway;
  /** Part number of a tag in stock, at least ten. */
  readonly tag: string;
  /** Part number of a product in stock that is sold as it is. */
  readonly plain: string;
}

const MAX = { lines: ['MAX', '', '555-0100'], font: 'Block', color: '' };
const LUNA = { lines: ['LUNA'], font: 'Script', color: '' };

const loaded = async (gateway: CartGateway): Promise<Cart> => {
  const cart = await gateway.load();
  if (E.isLeft(cart)) throw new Error('the cart could not be loaded');
  return cart.right;
};

const textsOf = async (gateway: CartGateway) =>
  (await loaded(gateway)).items.map(({ personalization, quantity }) => [personalization, quantity]);

/** Every CartGateway over a backend with personalised products, fake or real, passes this. */
export const personalizedCartContract = (name: string, makeWorld: Making<PersonalizedWorld>): void => {
  describe(`[PLT-02] [PRO-08] ${name} with personalised products`, () => {
    test('keeps two texts on two lines, and adds the same text to its line', async () => {
      const { gateway, tag } = await makeWorld();
      expect(await gateway.add(tag, 1, undefined, MAX)()).toEqual(E.right(undefined));
      await gateway.add(tag, 1, undefined, LUNA)();
      await gateway.add(tag, 2, undefined, MAX)();
      expect(await textsOf(gateway)).toEqual([
        [MAX, 3],
        [LUNA, 1],
      ]);
    });

    test('changes the text of a line, and joins the line that has it already', async () => {
      const { gateway, tag } = await makeWorld();
      await gateway.add(tag, 2, undefined, MAX)();
      const [line] = (await loaded(gateway)).items;
      expect(await gateway.personalize(line?.id ?? '', 2, LUNA)()).toEqual(E.right(undefined));
      expect(await textsOf(gateway)).toEqual([[LUNA, 2]]);
      await gateway.add(tag, 1, undefined, MAX)();
      const other = (await loaded(gateway)).items.find(({ quantity }) => quantity === 1);
      await gateway.personalize(other?.id ?? '', 1, LUNA)();
      expect(await textsOf(gateway)).toEqual([[LUNA, 3]]);
    });

    test('refuses a tag without a text and a text on another product, with the reason', async () => {
      const { gateway, tag, plain } = await makeWorld();
      const refusal = E.left({ kind: 'not-for-sale', reason: expect.stringMatching(/\S/) });
      expect(await gateway.add(tag, 1)()).toEqual(refusal);
      expect(await gateway.add(plain, 1, undefined, MAX)()).toEqual(refusal);
      expect((await loaded(gateway)).items).toEqual([]);
    });

    test('refuses to change a line that is gone', async () => {
      const { gateway, tag } = await makeWorld();
      await gateway.add(tag, 1, undefined, MAX)();
      const [line] = (await loaded(gateway)).items;
      await gateway.changeQuantity(line?.id ?? '', 0)();
      await gateway.add(tag, 1, undefined, LUNA)();
      expect(await gateway.personalize(line?.id ?? '', 1, MAX)()).toEqual(E.left({ kind: 'no-such-line' }));
    });
  });
};
