import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Breadcrumb } from '../../../core/catalogue/product';
import { canOf, type Capabilities } from '../../../core/configuration/capabilities';
import type { ContentLink, ContentPage } from '../../../core/content/content-page';
import { makeLeadsTo, type LeadsTo } from '../../../core/paths/path-needs';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ViewContentPage } from '../../../core/content/view-content-page';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageLoader, PageOutcome } from '../../page/page';
import type { ContentData } from './content-data';

export interface ContentLoaderPorts {
  readonly viewContentPage: ViewContentPage;
  readonly capabilities: Capabilities;
  readonly shop: string;
}

/**
 * Loads a content page by its path; the query is ignored (RTE-07). Links to pages that this shop does not have are
 * removed.
 */
export const makeContentLoader = ({
  viewContentPage,
  capabilities,
  shop,
}: ContentLoaderPorts): PageLoader<ContentData> => {
  const leadsTo = makeLeadsTo(canOf(capabilities));
  return ({ path }) =>
    pipe(
      viewContentPage(path.replace(/\/$/, '')),
      TE.match(
        ({ kind }): PageOutcome<ContentData> =>
          kind === 'no-such-page' ? { kind: 'not-found' } : { kind: 'unavailable' },
        (page) => toOutcome(shop, withLinks(page, leadsTo)),
      ),
    );
};

const withLinks = (page: ContentPage, leadsTo: LeadsTo): ContentPage => {
  const existing = (links: ReadonlyArray<ContentLink>): ReadonlyArray<ContentLink> =>
    links.filter(({ url }) => leadsTo(url));
  return {
    ...page,
    parent: page.parent !== undefined && leadsTo(page.parent.url) ? page.parent : undefined,
    actions: existing(page.actions),
    sections: page.sections.map((section) => ({ ...section, links: existing(section.links) })),
    related: existing(page.related),
  };
};

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
