import * as E from 'fp-ts/Either';
import type { LoadMenus } from '../../../core/catalogue/menus';
import { MenusViewModel } from '../../../ui/chrome/menus-view-model';

const DOG = {
  categoryLists: [],
  links: [],
  brands: [],
  eSpot: { show: false, url: '', img: '', text: '' },
  allBrandsSection: false,
};
const LOADED = E.right(new Map([['dog', DOG]]));
const FAILED = E.left({ kind: 'unreachable', service: 'shop', cause: 'network' } as const);

const open = (...outcomes: ReadonlyArray<Awaited<ReturnType<LoadMenus>>>) => {
  const coming = [...outcomes];
  let calls = 0;
  const menus = new MenusViewModel(async () => {
    calls += 1;
    return coming.shift() ?? FAILED;
  });
  return { menus, calls: () => calls };
};

test('[HDR-09] has no menus before they are fetched', () => {
  const { menus } = open(LOADED);
  expect([menus.status, menus.of('dog')]).toEqual(['idle', undefined]);
});

test('[HDR-09] fetches the menus once, also for several requests at the same time', async () => {
  const { menus, calls } = open(LOADED);
  await Promise.all([menus.fetch(), menus.fetch()]);
  await menus.fetch();
  expect([menus.status, menus.of('dog'), menus.of('cat'), calls()]).toEqual(['loaded', DOG, undefined, 1]);
});

test('[HDR-09] tries again after a failure', async () => {
  const { menus, calls } = open(FAILED, LOADED);
  await menus.fetch();
  expect(menus.status).toBe('failed');
  await menus.fetch();
  expect([menus.status, menus.of('dog'), calls()]).toEqual(['loaded', DOG, 2]);
});
