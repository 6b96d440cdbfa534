import type { PageLoader } from '../../app/page';

/** The sign-out page asks for nothing: it is a question with a button, as state never changes by following a link. */
export const makeSignOutLoader =
  ({ shop }: { readonly shop: string }): PageLoader<Record<string, never>> =>
  () =>
  () =>
    Promise.resolve({
      kind: 'page',
      data: {},
      head: {
        title: `Sign out | ${shop}`,
        description: `Sign out of ${shop}.`,
        canonical: undefined,
        isIndexed: false,
      },
      isShareable: false,
    });
