import * as TE from 'fp-ts/TaskEither';
import { makePersonalizeLine } from '../../../../core/cart/personalize-line';
import type { ViewedProduct, ViewProductError } from '../../../../core/catalogue/view-product';
import { makePersonalizeAction } from '../../../../ui/pages/personalize/personalize-action';
import { makePersonalizeLoader } from '../../../../ui/pages/personalize/personalize-loader';
import { aPersonalizationOffer } from '../../../builders/personalization';
import { aProduct, aVariant } from '../../../builders/product';
import { aRefusal, anUnreachable } from '../../../builders/upstream-failure';
import { cartWorld } from '../../../core/cart/cart-world';

const OFFER = aPersonalizationOffer();
const TAG = aProduct({
  personalization: OFFER,
  variants: [aVariant({ partNumber: 'TAG-1', size: 'Small', color: 'Teal' })],
});
const MAX = { lines: ['MAX'], font: 'Block', color: '' };

type Viewed = TE.TaskEither<ViewProductError, ViewedProduct>;
const VIEWED: Viewed = TE.right({ product: TAG, stock: undefined });

/** A guest in a shop that sells the tag. */
const tagWorld = () => {
  const world = cartWorld();
  world.cart.sells({ partNumber: 'TAG-1', name: 'ID tag', price: 9.99, stock: 20, isPersonalized: true });
  world.identity.caller.becomesGuest('700055');
  world.session.hasGuest('700055');
  const load = (query: string, viewed = VIEWED) =>
    makePersonalizeLoader({ viewProduct: () => viewed, loadCart: world.loadCart, shop: 'Petco' })({
      path: '/personalize/tag',
      parameters: { url: 'tag' },
      query: new URLSearchParams(query),
      cameFrom: undefined,
    })();
  const post = (form: Readonly<Record<string, string>>, viewed = VIEWED) =>
    makePersonalizeAction({
      viewProduct: () => viewed,
      addToCart: world.addToCart,
      personalizeLine: makePersonalizeLine({ cart: world.cart }),
    })(new URLSearchParams({ partNumber: 'TAG-1', ...form }), { url: 'tag' })();
  return { ...world, load, post };
};

describe('[PRO-08] the page that asks for a text', () => {
  it('names the variant with the quantity and the way that were chosen, and is never kept', async () => {
    expect(await tagWorld().load('partNumber=TAG-1&quantity=3&choice=pickup:1101')).toMatchObject({
      kind: 'page',
      isShareable: false,
      isNeverKept: true,
      head: { isIndexed: false },
      data: {
        wanted: {
          partNumber: 'TAG-1',
          itemColor: 'Teal',
          quantity: 3,
          choice: { method: 'pickup', storeId: '1101' },
          lineId: undefined,
        },
        typed: {},
      },
    });
  });

  it('takes one piece by shipping where the address is wrong', async () => {
    expect(await tagWorld().load('quantity=none&choice=balloon')).toMatchObject({
      data: { wanted: { partNumber: 'TAG-1', quantity: 1, choice: { method: 'ship' } } },
    });
  });

  it('shows the text of a line of the cart, and asks for a new one when the line is gone', async () => {
    const { cart, load, kept } = tagWorld();
    await cart.add('TAG-1', 2, undefined, MAX)();
    const [line] = (await kept()).items;
    expect(await load(`partNumber=TAG-1&line=${line?.id}`)).toMatchObject({
      data: { wanted: { lineId: line?.id, quantity: 2 }, typed: { line1: 'MAX', line2: '', font: 'Block' } },
    });
    expect(await load('partNumber=TAG-1&line=1')).toMatchObject({ data: { wanted: { lineId: undefined }, typed: {} } });
  });

  it.each<readonly [string, string, Viewed, string]>([
    ['a product that takes no text', '', TE.right({ product: aProduct(), stock: undefined }), 'not-found'],
    ['an unknown variant', 'partNumber=TAG-9', VIEWED, 'not-found'],
    ['an unknown product', '', TE.left({ kind: 'no-such-product' }), 'not-found'],
    ['an address that cannot be one', '', TE.left(aRefusal({ status: 400 })), 'not-found'],
    ['a catalogue that is down', '', TE.left(anUnreachable()), 'unavailable'],
  ])('for %s is %s', async (_, query, viewed, kind) => {
    expect(await tagWorld().load(query, viewed)).toMatchObject({ kind });
  });
});

describe('[PRO-08] the form of a text', () => {
  it('adds the product with it and leads to the cart', async () => {
    const { post, kept } = tagWorld();
    expect(await post({ quantity: '2', line1: ' MAX ' })).toEqual({
      kind: 'see-other',
      url: '/shop/OrderItemDisplay?added=TAG-1',
    });
    expect((await kept()).items).toMatchObject([{ partNumber: 'TAG-1', quantity: 2, personalization: MAX }]);
  });

  it('changes the text of a line', async () => {
    const { cart, post, kept } = tagWorld();
    await cart.add('TAG-1', 2, undefined, MAX)();
    const [line] = (await kept()).items;
    await post({ line: line?.id ?? '', quantity: '2', line1: 'LUNA', font: 'Script' });
    expect((await kept()).items).toMatchObject([{ quantity: 2, personalization: { lines: ['LUNA'], font: 'Script' } }]);
  });

  it('keeps what was typed, with the error beside its field', async () => {
    const { post, kept } = tagWorld();
    expect(await post({ line1: 'MAX', line2: '☃', choice: 'pickup:1101' })).toMatchObject({
      kind: 'refused',
      status: 400,
      url: '/personalize/tag?partNumber=TAG-1&choice=pickup%3A1101',
      changes: { typed: { line1: 'MAX', line2: '☃' }, errors: { line2: expect.stringContaining('“☃”') } },
    });
    expect((await kept()).items).toEqual([]);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, Viewed, number, string]>([
    ['a quantity above the stock', { quantity: '21' }, VIEWED, 409, 'Only 20 of this item are available'],
    ['a way without its store', { choice: 'pickup' }, VIEWED, 400, 'Please choose your store first.'],
    ['a line that is gone', { line: '1', quantity: '1' }, VIEWED, 409, 'no longer in your cart'],
    ['a line without a quantity', { line: '1', quantity: 'x' }, VIEWED, 400, 'whole number'],
    ['a product that takes no text', {}, TE.right({ product: aProduct(), stock: undefined }), 400, 'can’t be pers'],
    ['a catalogue that is down', {}, TE.left(anUnreachable()), 503, 'Your text is saved'],
  ])('says why it could not be carried out: %s', async (_, form, viewed, status, problem) => {
    expect(await tagWorld().post({ line1: 'MAX', ...form }, viewed)).toMatchObject({
      kind: 'refused',
      status,
      changes: { typed: { line1: 'MAX' }, problem: expect.stringContaining(problem) },
    });
  });

  it('has no page for a product that is gone', async () => {
    const viewed = TE.left({ kind: 'no-such-product' } as const);
    expect(await tagWorld().post({ line1: 'MAX' }, viewed)).toMatchObject({
      kind: 'refused',
      status: 404,
      changes: {},
    });
  });
});
