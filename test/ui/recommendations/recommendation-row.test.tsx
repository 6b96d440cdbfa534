import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import { RecommendationRow, type RecommendationRowProps } from '../../../ui/recommendations/recommendation-row';
import { tiles } from '../../builders/product-tile';
import { FakeBehaviourTracker } from '../../fakes/fake-behaviour-tracker';

const EXPERIMENT = { rfkid: 'rfkid_1', variationId: '2', experimentId: '7', experimentBucket: 'B' };

const row = (count: number, facts: Partial<Recommendation> = {}): Recommendation => ({
  podId: 'related',
  title: 'You May Also Like',
  products: tiles(count),
  resultId: 'r-1',
  experiment: undefined,
  ...facts,
});

const show = (props: Omit<RecommendationRowProps, 'behaviour'>) => {
  const behaviour = new FakeBehaviourTracker();
  const view = render(<RecommendationRow {...props} behaviour={behaviour} />);
  return { ...view, behaviour };
};

/** The row's visibility, set by the test. */
const watching = () => {
  let notify: (entry: Partial<IntersectionObserverEntry>) => void = () => undefined;
  class Observer {
    constructor(listen: (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void) {
      notify = (entry) => listen([entry]);
    }
    readonly observe = (): void => undefined;
    readonly disconnect = (): void => {
      notify = () => undefined;
    };
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const sight = (intersectionRatio: number, height = 100): void =>
    act(() =>
      notify({
        intersectionRatio,
        intersectionRect: { width: 1_000, height } as DOMRect,
        boundingClientRect: { width: 1_000 } as DOMRect,
        rootBounds: { height: 800 } as DOMRect,
      }),
    );
  return sight;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test.each([
  ['failed to load', undefined],
  ['has no products', row(0)],
])('[REC-05] renders nothing for a row that %s', (_case, none) => {
  expect(show({ row: none }).container.innerHTML).toBe('');
});

test("[REC-01] uses the page's title, else the service's, else a default", () => {
  show({ row: row(1), title: 'Today’s best prices' });
  show({ row: row(1) });
  show({ row: row(1, { title: '' }) });
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'Today’s best prices',
    'You May Also Like',
    'Picked for you',
  ]);
});

test.each([
  [4, undefined, 0],
  [5, undefined, 1],
  [6, EXPERIMENT, 0],
  [7, EXPERIMENT, 1],
])("[REC-06] %i products with the widget's experiment %j have %i next arrow", (count, experiment, arrows) => {
  show({ row: row(count, { experiment }) });
  expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(arrows);
  // The shop's own rows can be moved back, too.
  expect(screen.queryAllByRole('button', { name: 'Previous' })).toHaveLength(experiment === undefined ? arrows : 0);
});

test('[REC-08] shows Add To Cart only where a cart is provided', () => {
  show({ row: row(3) });
  expect(screen.queryByRole('button', { name: /Add To Cart/ })).toBeNull();
  cleanup();
  const added: unknown[] = [];
  show({ row: row(3), cart: { isBusy: () => false, add: (wanted) => added.push(wanted) } });
  fireEvent.click(screen.getByRole('button', { name: 'Add To Cart Product 2' }));
  expect(added).toMatchObject([
    {
      partNumber: 'SKU-2',
      quantity: 1,
      product: { id: '30002', name: 'Product 2', variationId: 'SKU-2' },
      price: 12.99,
    },
  ]);
});

test('[REC-04] hides the price of a live animal sold in stores only', () => {
  const [tile] = tiles(1, () => ({ inStoreOnly: true, liveAnimal: true }));
  if (tile === undefined) throw new Error('there is no tile');
  show({ row: row(2, { products: [tile, ...tiles(2).slice(1)] }) });
  expect(screen.getAllByText('$12.99')).toHaveLength(1);
});

test('[SRC-08] reports a row once after half of it was in view for a second, with its experiment', () => {
  const sight = watching();
  const { behaviour } = show({ row: row(3, { experiment: EXPERIMENT }) });
  sight(0.4);
  jest.advanceTimersByTime(5_000);
  expect(behaviour.recordedEvents()).toEqual([]);
  sight(0.6);
  jest.advanceTimersByTime(999);
  expect(behaviour.recordedEvents()).toEqual([]);
  jest.advanceTimersByTime(1);
  sight(1);
  jest.advanceTimersByTime(5_000);
  expect(behaviour.recordedEvents()).toMatchObject([
    { kind: 'recommendation-shown', podId: 'related', resultId: 'r-1', experiment: EXPERIMENT },
  ]);
  expect(behaviour.recordedEventsOf('recommendation-shown')[0]?.items.map(({ id }) => id)).toEqual([
    '30001',
    '30002',
    '30003',
  ]);
});

test('[SRC-08] does not report a row scrolled past or removed, but reports one taller than the window', () => {
  const sight = watching();
  const { behaviour, unmount } = show({ row: row(3) });
  sight(0.6);
  jest.advanceTimersByTime(600);
  sight(0.1);
  jest.advanceTimersByTime(5_000);
  sight(0.9);
  unmount();
  jest.advanceTimersByTime(5_000);
  expect(behaviour.recordedEvents()).toEqual([]);
  const tall = watching();
  const { behaviour: other } = show({ row: row(3) });
  tall(0.4, 400);
  jest.advanceTimersByTime(1_000);
  expect(other.recordedEvents()).toHaveLength(1);
});

test('[SRC-08] reports a chosen product with its row', () => {
  const { behaviour } = show({ row: row(3, { experiment: EXPERIMENT }) });
  const link = screen.getByRole('link', { name: 'Product 2' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(behaviour.recordedEvents()).toEqual([
    {
      kind: 'recommendation-chosen',
      podId: 'related',
      item: { id: '30002', name: 'Product 2', variationId: 'SKU-2' },
      resultId: 'r-1',
      experiment: EXPERIMENT,
    },
  ]);
});
