import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { NavigationItem } from '../../../core/catalogue/navigation';
import { Navigation, type OpenDepartment } from '../../../ui/chrome/navigation';

const item = (id: string, changes: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  header: id.toUpperCase(),
  url: `/category/${id}`,
  categoryLists: [
    { header: 'Food', url: `/category/${id}/food`, links: [{ text: 'Dry', url: `/category/${id}/dry` }] },
  ],
  links: [{ text: 'New', url: `/category/${id}/new` }],
  brands: [
    { text: 'Merrick', url: '/brand/merrick', imageSrc: '/images/brands/merrick.svg' },
    { text: 'Kong', url: '/brand/kong', imageSrc: '/images/brands/kong.svg' },
  ],
  eSpot: { show: true, url: '/deal', img: '/images/scenes/dog.webp', text: 'Walkies' },
  allBrandsSection: false,
  ...changes,
});

const hidden = { hidden: true } as const;
const hrefOf = (name: string): string | null => screen.getByRole('link', { name, ...hidden }).getAttribute('href');

test('[HDR-09] an entry contains its page, lists, links, brands with images and its spot', () => {
  render(<Navigation items={[item('dog')]} />);
  expect(hrefOf('Shop all DOG')).toBe('/category/dog');
  expect(hrefOf('Food')).toBe('/category/dog/food');
  expect(hrefOf('Dry')).toBe('/category/dog/dry');
  expect(hrefOf('New')).toBe('/category/dog/new');
  expect(hrefOf('Walkies')).toBe('/deal');
  const brands = within(screen.getByRole('list', { name: 'Brands', ...hidden }));
  expect(brands.getAllByRole('img', hidden).map((image) => image.getAttribute('src'))).toEqual([
    '/images/brands/merrick.svg',
    '/images/brands/kong.svg',
  ]);
  expect(hrefOf('Merrick')).toBe('/brand/merrick');
});

test('[HDR-09] omits a hidden spot and labels an all-brands entry', () => {
  render(
    <Navigation
      items={[
        item('brands', { allBrandsSection: true, eSpot: { show: false, url: '/deal', img: '', text: 'Walkies' } }),
      ]}
    />,
  );
  expect(screen.queryByText('Walkies')).toBeNull();
  expect(screen.getByText('All brands')).toBeTruthy();
});

test('[HDR-09] an entry without children is a plain link', () => {
  render(<Navigation items={[item('deals', { categoryLists: [], links: [], brands: [] })]} />);
  expect(screen.getByRole('link', { name: 'DEALS' }).getAttribute('href')).toBe('/category/deals');
  expect(screen.queryByRole('group')).toBeNull();
});

test('[HDR-04] uses one name for all entries, so that the browser keeps at most one open', () => {
  const { container } = render(<Navigation items={[item('dog'), item('cat')]} />);
  const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names).toEqual(['department', 'department']);
});

test("[HDR-04] a model controls the open entry and is notified of the shopper's choice", () => {
  const received: string[] = [];
  const departments: OpenDepartment & { departmentId: string | undefined } = observable({
    departmentId: 'dog',
    toggleDepartment: (id: string, isOpen: boolean) => void received.push(`${id} ${isOpen ? 'opened' : 'closed'}`),
  });
  const { container } = render(<Navigation items={[item('dog'), item('cat')]} departments={departments} />);
  const choose = (id: string | undefined) => act(() => runInAction(() => void (departments.departmentId = id)));
  const [dog, cat] = [...container.querySelectorAll('details')];
  expect([dog?.open, cat?.open]).toEqual([true, false]);
  choose('cat');
  expect([dog?.open, cat?.open]).toEqual([false, true]);
  choose(undefined);
  expect([dog?.open, cat?.open]).toEqual([false, false]);
  received.length = 0;
  if (dog === undefined) throw new Error('no entry');
  dog.open = true;
  fireEvent(dog, new Event('toggle'));
  expect(received).toContain('dog opened');
});
