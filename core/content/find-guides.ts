import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { RESOURCE_CENTER_PATH } from '../paths/content-paths';
import { categoryPath } from '../paths/paths';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { ContentLink, ContentPage } from './content-page';
import type { ContentPages } from './content-pages';
import { nameSections, type NamedSection } from './named-sections';

/** Written advice: a page, or a section of the page of advice. */
export interface Guide {
  readonly title: string;
  /** What it is about, in a sentence; undefined when nothing says it. */
  readonly text: string | undefined;
  readonly url: string;
}

export interface FindGuidesPorts {
  readonly pages: ContentPages;
}

/**
 * Finds the guides of a department by its path among the categories, such as `dog` (FND-06): pages to which the page of
 * advice links and whose links lead into no other department, then its sections with links into the department. A
 * department without guides, or a shop without the page of advice, has none. Fails as an upstream does.
 */
export type FindGuides = (department: string) => TE.TaskEither<UpstreamFailure, ReadonlyArray<Guide>>;

export const makeFindGuides =
  ({ pages }: FindGuidesPorts): FindGuides =>
  (department) =>
    pipe(pages.page(RESOURCE_CENTER_PATH), TE.chain(O.match(() => TE.right([]), guidesOf(pages, department))));

const guidesOf =
  (pages: ContentPages, department: string) =>
  ({ related, sections }: ContentPage): ReturnType<FindGuides> =>
    pipe(
      related.filter(({ url }) => url.startsWith('/')).slice(0, MAX_RELATED),
      TE.traverseArray(({ url }) => pages.page(url)),
      TE.map((found) => [
        ...found.flatMap((page) => (O.isSome(page) ? guideOfPage(page.value, department) : [])),
        ...nameSections(sections).flatMap((section) => guideOfSection(section, department)),
      ]),
    );

/** A bound on the pages that are read for one department. */
const MAX_RELATED = 12;

const guideOfPage = ({ title, lead, path, ...page }: ContentPage, department: string): ReadonlyArray<Guide> => {
  const departments = departmentsOf(linksOf(page));
  return departments.size === 1 && departments.has(department) ? [{ title, text: lead, url: path }] : [];
};

const guideOfSection = (section: NamedSection, department: string): ReadonlyArray<Guide> =>
  departmentsOf(section.links).has(department)
    ? [
        {
          title: section.heading,
          text: section.paragraphs[0] ?? section.list[0],
          url: `${RESOURCE_CENTER_PATH}#${section.id}`,
        },
      ]
    : [];

const linksOf = ({ actions, sections }: Pick<ContentPage, 'actions' | 'sections'>): ReadonlyArray<ContentLink> => [
  ...actions,
  ...sections.flatMap(({ links }) => links),
];

const CATEGORIES = categoryPath('');

/** The departments into which links lead. */
const departmentsOf = (links: ReadonlyArray<ContentLink>): ReadonlySet<string> =>
  new Set(
    links.flatMap(({ url }) =>
      url.startsWith(CATEGORIES) ? (url.slice(CATEGORIES.length).split(/[/?#]/, 1)[0] ?? []) : [],
    ),
  );
