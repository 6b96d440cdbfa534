import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { observable } from 'mobx';
import type { Cart } from '../../../core/cart/cart';
import { makeLoadRecommendation } from '../../../core/recommendations/load-recommendation';
import type { CartViewModel } from '../../../ui/cart/cart-view-model';
import { GoesWith } from '../../../ui/cart/goes-with';
import { GoesWithViewModel } from '../../../ui/cart/goes-with-view-model';
import { aCart, aCartItem } from '../../builders/cart';
import { tiles } from '../../builders/product-tile';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';
import { FakeRecommendations } from '../../fakes/fake-recommendations';

const BONE = aCartItem({ partNumber: 'SKU-BONE', productId: '100', name: 'Bone' });

const show = async (recommendations: FakeRecommendations, items = [BONE]) => {
  const shown: unknown[] = [];
  const state = observable.box<Cart>(aCart(items), { deep: false });
  const cart: Pick<CartViewModel, 'add' | 'cart' | 'isBusy'> = {
    get cart() {
      return state.get();
    },
    add: ({ partNumber, quantity }) => {
      state.set(aCart([...items, aCartItem({ id: '9', partNumber, quantity })]));
      return Promise.resolve();
    },
    isBusy: () => false,
  };
  const loadRecommendation = makeLoadRecommendation({
    recommendations,
    mergePrices: (products) => () => Promise.resolve(products),
  });
  const behaviour = new FakeBehaviourTracker();
  const model = new GoesWithViewModel('SKU-BONE', { cart, loadRecommendation, show: (type) => shown.push(type) });
  render(<GoesWith model={model} behaviour={behaviour} />);
  await waitFor(() => expect(model.isLoading).toBe(false));
  return { cart: () => state.get(), behaviour, shown };
};

describe('[CHK-10] what goes with an added product', () => {
  test('are three products that can be added and are not in the cart', async () => {
    const pod = tiles(6, (number) => ({ availableOnline: number !== 2 }));
    const inCart = aCartItem({ id: '2', partNumber: 'SKU-1' });
    await show(new FakeRecommendations().hasPod('bought-together', 'With it', pod), [BONE, inCart]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Product 3',
      'Product 4',
      'Product 5',
    ]);
  });

  test('is added once, and its button says so', async () => {
    const pod = new FakeRecommendations().hasPod('bought-together', 'With it', tiles(1));
    const { cart, behaviour } = await show(pod);
    fireEvent.click(screen.getByRole('button', { name: 'Add Product 1' }));
    const added = await screen.findByRole('button', { name: 'Added Product 1' });
    fireEvent.click(added);
    expect(cart().items.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['SKU-BONE', 1],
      ['SKU-1', 1],
    ]);
    const link = screen.getByRole('link', { name: 'Product 1' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(behaviour.recordedEventsOf('recommendation-chosen')).toMatchObject([{ podId: 'bought-together' }]);
  });

  test('is left out when there is nothing, or when it cannot be loaded', async () => {
    await show(new FakeRecommendations().hasPod('bought-together', 'With it', []));
    expect(screen.queryByRole('heading')).toBeNull();
    await show(new FakeRecommendations());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
