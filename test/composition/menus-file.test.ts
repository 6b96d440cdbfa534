import { servedNavigation } from '../../composition/chrome/menus-file';
import type { NavigationItem } from '../../core/catalogue/navigation';

const item = (id: string, text: string): NavigationItem => ({
  id,
  header: id,
  url: `/category/${id}`,
  categoryLists: [],
  links: text === '' ? [] : [{ text, url: '/new' }],
  brands: [],
  eSpot: { show: false, url: '', img: '', text: '' },
  allBrandsSection: false,
});

test('[HDR-09] a page gets the departments without their menus', () => {
  const { departments, menus } = servedNavigation([item('dog', 'New'), item('deals', '')]);
  expect(departments).toEqual([
    { id: 'dog', header: 'dog', url: '/category/dog', hasMenu: true },
    { id: 'deals', header: 'deals', url: '/category/deals', hasMenu: false },
  ]);
  expect(JSON.stringify(departments)).not.toContain('New');
  expect(menus.body).toContain('New');
});

test('[HDR-09] the version depends only on the content, so that all servers name the same one', () => {
  const versionOf = (text: string): string => servedNavigation([item('dog', text)]).menus.version;
  expect(versionOf('New')).toBe(versionOf('New'));
  expect(versionOf('New')).not.toBe(versionOf('Newer'));
  expect(versionOf('New')).toMatch(/^[\w-]{12}$/);
});
