import type { PageLoader } from '../../page/page';

/** Loads the page that shows the design system. The page has no data. */
export const makeDesignLoader =
  ({ shop }: { readonly shop: string }): PageLoader<Record<string, never>> =>
  () =>
  () =>
    Promise.resolve({
      kind: 'page',
      data: {},
      head: { title: `Design | ${shop}`, description: 'The design system.', canonical: undefined, isIndexed: false },
      isShareable: false,
    });
