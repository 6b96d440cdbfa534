import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Breadcrumb } from '../../../core/catalogue/product';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ContentPage } from '../../../core/content/content-page';
import type { ViewContentPage } from '../../../core/content/view-content-page';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ContentData } from './content-data';

export interface ContentLoaderPorts {
  readonly viewContentPage: ViewContentPage;
  readonly shop: string;
}

/** A content page by its path; whatever else the address says is ignored (RTE-07). */
export const makeContentLoader =
  ({ viewContentPage, shop }: ContentLoaderPorts): PageLoader<ContentData> =>
  ({ path }) =>
    pipe(
      viewContentPage(path.replace(/\/$/, '')),
      TE.match(
        ({ kind }): PageOutcome<ContentData> =>
          kind === 'no-such-page' ? { kind: 'not-found' } : { kind: 'unavailable' },
        (page) => toOutcome(shop, page),
      ),
    );

const toOutcome = (shop: string, page: ContentPage): PageOutcome<ContentData> => {
  const breadcrumbs = breadcrumbsOf(page);
  return {
    kind: 'page',
    data: { page, breadcrumbs },
    head: {
      title: `${page.title} | ${shop}`,
      description: page.description,
      canonical: page.path,
      isIndexed: page.isIndexed,
      ...(page.image === undefined ? {} : { image: page.image }),
      jsonLd: page.isIndexed ? [breadcrumbJsonLd(breadcrumbs)] : [],
    },
    isShareable: true,
  };
};

const breadcrumbsOf = ({ parent, title, path }: ContentPage): ReadonlyArray<Breadcrumb> => [
  { label: 'Home', url: HOME_PATH },
  ...(parent === undefined ? [] : [{ label: parent.text, url: parent.url }]),
  { label: title, url: path },
];
