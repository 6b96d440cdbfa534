import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import { departmentsOf, menusOf, type LoadMenus } from '../../../core/catalogue/menus';
import type { NavigationItem } from '../../../core/catalogue/navigation';
import { MenusViewModel } from '../../../ui/chrome/menus-view-model';
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

/** Renders the navigation with the menus of these items; `calls` is the number of fetches so far. */
const show = (items: ReadonlyArray<NavigationItem>, load: LoadMenus = TE.right(menusOf(items))) => {
  const fetched = { calls: 0 };
  const menus = new MenusViewModel(() => {
    fetched.calls += 1;
    return load();
  });
  const view = render(<Navigation items={departmentsOf(items)} menus={menus} />);
  const entry = (id: string): HTMLElement => screen.getByText(id.toUpperCase(), { selector: 'summary' });
  const open = (id: string): Promise<void> =>
    act(async () => {
      const details = entry(id).closest('details');
      if (details === null) throw new Error(`no entry ${id}`);
      const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
      details.open = !details.open;
      await toggled;
    });
  return { ...view, fetched, entry, open };
};

test('[HDR-09] before it is approached, an entry contains only its page, and nothing is fetched', () => {
  const { fetched } = show([item('dog')]);
  expect(screen.getAllByRole('link', hidden).map((link) => link.textContent)).toEqual(['Shop all DOG']);
  expect(fetched.calls).toBe(0);
});

test.each([
  ['the focus', (entry: HTMLElement) => fireEvent.focus(entry)],
  ['a pointer that goes down', (entry: HTMLElement) => fireEvent.pointerDown(entry)],
])('[HDR-09] %s fetches all menus once, before the entry opens', async (_, approach) => {
  const { entry, fetched, open } = show([item('dog'), item('cat')]);
  await act(async () => void approach(entry('dog')));
  expect(hrefOf('Dry')).toBe('/category/dog/dry');
  await open('dog');
  await open('cat');
  expect(fetched.calls).toBe(1);
  expect(screen.getAllByRole('link', { name: 'Dry', ...hidden })).toHaveLength(2);
});

test('[HDR-09] a menu that cannot be loaded says so beside the link to its page, and opening it again tries again', async () => {
  const outcomes = [
    E.left({ kind: 'unreachable', service: 'shop', cause: 'network' } as const),
    E.right(menusOf([item('dog')])),
  ];
  const { open } = show([item('dog')], async () => outcomes.shift() ?? E.right(new Map()));
  await open('dog');
  expect(screen.getByRole('status', hidden).textContent).toContain('couldn’t load');
  expect(hrefOf('Shop all DOG')).toBe('/category/dog');
  await open('dog');
  await open('dog');
  expect(hrefOf('Dry')).toBe('/category/dog/dry');
});

test('[HDR-09] an entry contains its page, lists, links, brands with images and its spot', async () => {
  await show([item('dog')]).open('dog');
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

test('[HDR-09] omits a hidden spot and labels an all-brands entry', async () => {
  const eSpot = { show: false, url: '/deal', img: '', text: 'Walkies' };
  await show([item('brands', { allBrandsSection: true, eSpot })]).open('brands');
  expect(screen.queryByText('Walkies')).toBeNull();
  expect(screen.getByText('All brands')).toBeTruthy();
});

test('[HDR-09] an entry without children is a plain link', () => {
  show([item('deals', { categoryLists: [], links: [], brands: [] })]);
  expect(screen.getByRole('link', { name: 'DEALS' }).getAttribute('href')).toBe('/category/deals');
  expect(screen.queryByRole('group')).toBeNull();
});

test('[HDR-04] uses one name for all entries, so that the browser keeps at most one open', () => {
  const { container } = show([item('dog'), item('cat')]);
  const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names).toEqual(['department', 'department']);
});

test("[HDR-04] a model controls the open entry and is notified of the shopper's choice", () => {
  const received: string[] = [];
  const departments: OpenDepartment & { departmentId: string | undefined } = observable({
    departmentId: 'dog',
    toggleDepartment: (id: string, isOpen: boolean) => void received.push(`${id} ${isOpen ? 'opened' : 'closed'}`),
  });
  const { container } = render(
    <Navigation items={departmentsOf([item('dog'), item('cat')])} departments={departments} />,
  );
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
