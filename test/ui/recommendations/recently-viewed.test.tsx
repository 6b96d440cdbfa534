import { fireEvent, render, screen } from '@testing-library/react';
import { RecentlyViewedRow } from '../../../ui/recommendations/recently-viewed';
import { RecentlyViewedViewModel } from '../../../ui/recommendations/recently-viewed-view-model';
import { viewedBefore } from '../../contracts/recently-viewed.contract';
import { FakeRecentlyViewed } from '../../fakes/fake-recently-viewed';

const viewedInOrder = (...names: ReadonlyArray<string>): FakeRecentlyViewed => {
  const recent = new FakeRecentlyViewed();
  for (const name of names) recent.remember(viewedBefore(name))();
  return recent;
};
const linksOf = (): ReadonlyArray<string | null> => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('[PRO-11] a product page shows six products that were viewed before, without its own', () => {
  const recent = viewedInOrder('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const model = new RecentlyViewedViewModel(recent);
  model.start(viewedBefore('f'));
  render(<RecentlyViewedRow model={model} />);
  expect(linksOf()).toEqual(['g', 'e', 'd', 'c', 'b', 'a']);
  expect(recent.list()[0]).toEqual(viewedBefore('f'));
});

test('[PRO-11] the first product that is viewed shows no row', () => {
  const model = new RecentlyViewedViewModel(viewedInOrder());
  model.start(viewedBefore('bed'));
  const { container } = render(<RecentlyViewedRow model={model} />);
  expect(container.innerHTML).toBe('');
});

test('[PRO-11] clearing forgets all products, says so and keeps the focus', () => {
  const recent = viewedInOrder('bed', 'bowl');
  const model = new RecentlyViewedViewModel(recent);
  model.start(viewedBefore('toy'));
  render(<RecentlyViewedRow model={model} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  expect(recent.list()).toEqual([]);
  expect(linksOf()).toEqual([]);
  expect(document.activeElement?.textContent).toMatch(/recently viewed products were cleared/);
});
