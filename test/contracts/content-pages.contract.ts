import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ContentPage } from '../../core/content/content-page';
import type { ContentPages } from '../../core/content/content-pages';
import type { Making } from './making';

/** The world behind ContentPages: an indexed page in a folder, and one that is not indexed. */
export interface ContentPagesWorld {
  readonly pages: ContentPages;
  /** An indexed page with every part, as the port returns it. */
  readonly listedPage: () => Promise<ContentPage>;
  readonly unlistedPage: () => Promise<ContentPage>;
}

export const CONTENT_PAGES_CALLS = ['page', 'indexedPaths'] as const;

/** Every ContentPages, fake or real, passes this. */
export const contentPagesContract = (name: string, makeWorld: Making<ContentPagesWorld>): void => {
  describe(`[PLT-02] ${name} as ContentPages`, () => {
    test('returns a page by its path', async () => {
      const { pages, listedPage, unlistedPage } = await makeWorld();
      for (const page of [await listedPage(), await unlistedPage()]) {
        expect(await pages.page(page.path)()).toEqual(E.right(O.some(page)));
      }
    });

    test('includes whether search engines may index the page', async () => {
      const { listedPage, unlistedPage } = await makeWorld();
      expect([(await listedPage()).isIndexed, (await unlistedPage()).isIndexed]).toEqual([true, false]);
    });

    test.each(['/no-such-page', '/shop/en/petcostore/s/no-such-page', '/', '/..', '/help/../returns', '/%2e%2e'])(
      'has no page %s',
      async (path) => {
        const { pages } = await makeWorld();
        expect(await pages.page(path)()).toEqual(E.right(O.none));
      },
    );

    test('lists the paths of indexed pages once each in a stable order', async () => {
      const { pages, listedPage, unlistedPage } = await makeWorld();
      const [listed, unlisted] = [await listedPage(), await unlistedPage()];
      const first = await pages.indexedPaths();
      const paths = E.isRight(first) ? first.right : [];
      expect(paths).toContain(listed.path);
      expect(paths).not.toContain(unlisted.path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(await pages.indexedPaths()).toEqual(first);
    });
  });
};
