import findMyWay from 'find-my-way';
import { PAGES } from '../../../composition/pages/pages';
import type { Page } from '../../../composition/page/page';

/** The routes of all forms of the storefront's pages, as the pages list them. */
export const FORM_ROUTES: ReadonlyArray<string> = [
  ...new Set(Object.values<Page>(PAGES).flatMap(({ server }) => Object.keys(server?.actions ?? {}))),
];

const router = findMyWay({ ignoreTrailingSlash: true });
for (const route of FORM_ROUTES) router.on('POST', route, () => undefined, route);

/** The route of the form at a path; undefined when there is none. */
export const formRouteOf = (path: string): string | undefined => router.find('POST', path)?.store as string | undefined;
