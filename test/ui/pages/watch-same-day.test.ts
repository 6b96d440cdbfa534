import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import type { FulfilmentOption } from '../../../core/cart/fulfilment/fulfilment';
import type { CartWays } from '../../../ui/cart/cart-ways';
import { watchSameDay } from '../../../ui/pages/product/watch-same-day';
import { aSameDay } from '../../builders/fulfilment';
import { aVariant } from '../../builders/product';
import { anUnreachable } from '../../builders/upstream-failure';

const unused = (): never => {
  throw new Error('not used here');
};

const aModel = () =>
  observable<Parameters<typeof watchSameDay>[0]>({
    quantity: 1,
    sameDay: undefined,
    isSameDayUnread: false,
    selected: aVariant({ partNumber: 'S' }),
  });

/** A page of one variant. `respond` answers the oldest question. */
const open = (place: { zipCode: string | undefined }) => {
  const questions: string[] = [];
  const responses: Array<(options: ReadonlyArray<FulfilmentOption>) => void> = [];
  const ways: CartWays = {
    chooseFulfilment: unused,
    loadCartOptions: unused,
    loadItemOptions:
      ({ partNumber, quantity }, { zipCode }) =>
      () => {
        questions.push(`${quantity} of ${partNumber} in ${zipCode ?? ''}`);
        return new Promise((resolve) => responses.push((options) => resolve({ _tag: 'Right', right: options })));
      },
    saveForLater: unused,
    moveToCart: unused,
    removeSaved: unused,
  };
  const model = aModel();
  const myStore = observable({ store: undefined, zipCode: place.zipCode });
  const dispose = watchSameDay(model, { ways: TE.right(ways), myStore });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const respond = async (option: FulfilmentOption): Promise<void> => {
    await settled();
    responses.shift()?.([option]);
    await settled();
  };
  return { dispose, model, myStore, questions, respond, settled };
};

describe('[CHK-02] same-day delivery of a product', () => {
  test('is asked for once the place is known, and again for another quantity', async () => {
    const { model, myStore, questions, respond, settled } = open({ zipCode: undefined });
    await settled();
    expect(questions).toEqual([]);
    runInAction(() => (myStore.zipCode = '92108'));
    await respond(aSameDay());
    expect(model.sameDay).toMatchObject({ isAvailable: true, storeId: '1101' });
    runInAction(() => (model.quantity = 9));
    await respond(aSameDay({ isAvailable: false, reason: 'Only 8 available at Mission Valley.' }));
    expect(model.sameDay).toMatchObject({ isAvailable: false });
    expect(questions).toEqual(['1 of S in 92108', '9 of S in 92108']);
  });

  test('is that of the last question, whichever response comes last', async () => {
    const { model, respond, settled } = open({ zipCode: '92108' });
    await settled();
    runInAction(() => (model.quantity = 2));
    await respond(aSameDay({ storeId: 'of the first question' }));
    expect(model.sameDay).toBeUndefined();
    await respond(aSameDay({ storeId: '1102' }));
    expect(model.sameDay).toMatchObject({ storeId: '1102' });
  });

  test('is left alone after the page has ended', async () => {
    const { dispose, model, respond, settled } = open({ zipCode: '92108' });
    await settled();
    dispose();
    await respond(aSameDay());
    expect(model.sameDay).toBeUndefined();
  });

  test('that cannot be asked for is told, until it can', async () => {
    const { model, myStore } = { model: aModel(), myStore: observable({ store: undefined, zipCode: '92108' }) };
    const dispose = watchSameDay(model, { ways: TE.left(anUnreachable()), myStore });
    await new Promise((resolve) => setImmediate(resolve));
    expect([model.sameDay, model.isSameDayUnread]).toEqual([undefined, true]);
    dispose();
  });
});
