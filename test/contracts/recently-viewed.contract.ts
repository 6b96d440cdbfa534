import { MAX_VIEWED, type RecentlyViewed, type ViewedBefore } from '../../core/catalogue/recently-viewed';
import { productPath } from '../../core/paths/paths';
import type { Making } from './making';

export interface RecentlyViewedWorld {
  /** The store is empty. */
  readonly recent: RecentlyViewed;
}

export const viewedBefore = (name: string): ViewedBefore => ({
  name,
  url: productPath(name),
  image: `/images/products/${name}.jpg`,
});

/** Every RecentlyViewed, fake or real, passes this. */
export const recentlyViewedContract = (name: string, makeWorld: Making<RecentlyViewedWorld>): void => {
  const viewed = async (...names: ReadonlyArray<string>): Promise<RecentlyViewed> => {
    const { recent } = await makeWorld();
    for (const one of names) recent.remember(viewedBefore(one))();
    return recent;
  };
  const namesOf = (recent: RecentlyViewed): ReadonlyArray<string> => recent.list().map((product) => product.name);

  describe(`[PLT-02] ${name} as RecentlyViewed`, () => {
    test('[PRO-11] lists the newest product first and keeps a limited number', async () => {
      const names = Array.from({ length: MAX_VIEWED + 2 }, (_none, index) => `product-${index}`);
      expect(namesOf(await viewed(...names))).toEqual(names.reverse().slice(0, MAX_VIEWED));
    });

    test('[PRO-11] moves a product that is viewed again to the front, with its new name and picture', async () => {
      const recent = await viewed('bed', 'bowl');
      recent.remember({ ...viewedBefore('bed'), name: 'Soft bed', image: undefined })();
      expect(recent.list()).toEqual([
        { ...viewedBefore('bed'), name: 'Soft bed', image: undefined },
        viewedBefore('bowl'),
      ]);
    });

    test('[PRO-11] removes all', async () => {
      const recent = await viewed('bed', 'bowl');
      recent.forgetAll();
      expect(recent.list()).toEqual([]);
    });

    test('[PRO-11] changes nothing before the effect runs', async () => {
      const recent = await viewed('bed');
      recent.remember(viewedBefore('bowl'));
      expect(namesOf(recent)).toEqual(['bed']);
    });
  });
};
