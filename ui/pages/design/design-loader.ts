import type { PageLoader } from '../../page/page';

/** The page that shows the design system; it has no data of its own. */
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
