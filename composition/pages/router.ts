import findMyWay from 'find-my-way';
import type { Task } from 'fp-ts/Task';
import type { PageRequest } from '../../ui/page/page';
import type { PageAction } from '../../ui/page/page-action';
import type { Page, PageServer } from '../page/page';
import type { PageDependencies } from '../page/page-dependencies';

export interface PageMatch<Id extends string> {
  readonly page: Id;
  readonly server: PageServer<unknown>;
  /** Decoded parts of the path, by the names in the page's pattern. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface ActionMatch {
  readonly action: (dependencies: PageDependencies) => PageAction<unknown>;
  /** Decoded parts of the path, by the names in the form's route. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface PageRouter<Id extends string> {
  /** Returns the page of a path (RTE-01 to RTE-03); undefined when the shop has none. */
  readonly page: (path: string) => PageMatch<Id> | undefined;
  /** Returns the page that a signed-in shopper gets instead; the page itself when there is no other one. */
  readonly forSignedIn: (match: PageMatch<Id>) => PageMatch<Id>;
  /**
   * Returns the page that shows a request's address: some addresses of a page belong to another one. Resolves to the
   * page itself when there is no other one.
   */
  readonly shown: (match: PageMatch<Id>, dependencies: PageDependencies, request: PageRequest) => Task<PageMatch<Id>>;
  /** Returns the form with this action path; undefined when there is none. */
  readonly action: (path: string) => ActionMatch | undefined;
  /**
   * Returns the path of the page that has the form with this action path: the address of a form is opened when a shopper
   * reloads, goes back or shares it. Undefined when there is no such form, or when its page has no address without parts.
   */
  readonly pageOfForm: (path: string) => string | undefined;
}

/** No service accepts control characters in a name, and none of the shop's names has any. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Longer than any path that the server accepts. */
const MAX_PARAMETER = 10_000;

/**
 * Finds pages and their forms by path. Throws when two pages have the same path, or when a page names another one that
 * does not exist, which are bugs.
 */
export const makePageRouter = <Id extends string>(pages: Readonly<Record<Id, Page>>): PageRouter<Id> => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER });
  for (const [page, { server }] of Object.entries<Page>(pages)) {
    if (server === undefined) throw new Error(`the page ${page} has no server part`);
    for (const path of server.paths) router.on('GET', path, NOTHING, { page, server });
    const shownAt = server.paths.find((path) => !/[:*]/.test(path));
    for (const [path, action] of Object.entries(server.actions ?? {}))
      router.on('POST', path, NOTHING, { action, shownAt });
  }
  const others = (nameOf: (server: PageServer<unknown>) => string | undefined, use: string) =>
    new Map(
      Object.entries<Page>(pages).flatMap(([page, { server }]) => {
        const name = server && nameOf(server);
        return name === undefined ? [] : [[page, pageNamed(pages, name, use)] as const];
      }),
    );
  const signedIn = others(({ whenSignedIn }) => whenSignedIn, 'for signed-in shoppers');
  const instead = others((server) => server.instead?.page, 'to show instead');
  return {
    forSignedIn: (match) => ({ ...match, ...signedIn.get(match.page) }),
    shown: (match, dependencies, request) => async () => {
      const isOther = await match.server.instead?.when(dependencies)(request)();
      return isOther === true ? { ...match, ...instead.get(match.page) } : match;
    },
    page: (path) => {
      const found = router.find('GET', path);
      if (found === null || found.store === null) return undefined;
      const parameters = parametersOf(found);
      return parameters && { ...(found.store as Omit<PageMatch<Id>, 'parameters'>), parameters };
    },
    action: (path) => {
      const found = router.find('POST', path);
      if (found === null || found.store === null) return undefined;
      const parameters = parametersOf(found);
      return parameters && { ...(found.store as Omit<ActionMatch, 'parameters'>), parameters };
    },
    pageOfForm: (path) => {
      const { shownAt } = (router.find('POST', path)?.store ?? {}) as { readonly shownAt?: string };
      return shownAt;
    },
  };
};

/** The parts of a path; undefined when one of them is empty or has control characters. */
const parametersOf = ({ params }: { readonly params: object }): Readonly<Record<string, string>> | undefined => {
  const parameters = params as Readonly<Record<string, string>>;
  return Object.values(parameters).some((value) => value === '' || CONTROL.test(value)) ? undefined : parameters;
};

const pageNamed = <Id extends string>(
  pages: Readonly<Record<Id, Page>>,
  name: string,
  use: string,
): Pick<PageMatch<Id>, 'page' | 'server'> => {
  const page = Object.keys(pages).find((id): id is Id => id === name);
  const server = page === undefined ? undefined : pages[page].server;
  if (page === undefined || server === undefined) throw new Error(`there is no page ${name} ${use}`);
  return { page, server };
};

const NOTHING = (): void => undefined;
