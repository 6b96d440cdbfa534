import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { NavigationItem, NavigationMenu } from './navigation';

/** An entry of the menu bar without its menu, as every page has it. */
export interface Department {
  readonly id: string;
  readonly header: string;
  readonly url: string;
  /** False for an entry that is only a link. */
  readonly hasMenu: boolean;
}

/** The menus of the menu bar, by the ids of their entries. */
export type Menus = ReadonlyMap<string, NavigationMenu>;

/** Loads all menus of the menu bar. Fails when they cannot be fetched, or when the response is not a list of menus. */
export type LoadMenus = TaskEither<UpstreamFailure, Menus>;

/** Returns the entries of the menu bar without their menus. */
export const departmentsOf = (items: ReadonlyArray<NavigationItem>): ReadonlyArray<Department> =>
  items.map(({ id, header, url, categoryLists, links, brands }) => ({
    id,
    header,
    url,
    hasMenu: categoryLists.length + links.length + brands.length > 0,
  }));

/** Returns the menus of these entries. */
export const menusOf = (items: ReadonlyArray<NavigationItem>): Menus =>
  new Map(
    items.map(({ id, categoryLists, links, brands, eSpot, allBrandsSection }) => [
      id,
      { categoryLists, links, brands, eSpot, allBrandsSection },
    ]),
  );
