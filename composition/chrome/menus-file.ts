import { hash } from 'node:crypto';
import { toWire } from '../../adapters/menus/menus-wire';
import type { MenusFile } from '../../adapters/server/files/menus-route';
import { departmentsOf, menusOf, type Department } from '../../core/catalogue/menus';
import type { NavigationItem } from '../../core/catalogue/navigation';

export interface ServedNavigation {
  /** The entries of the menu bar, for the page. */
  readonly departments: ReadonlyArray<Department>;
  /** Their menus, for a file of its own. */
  readonly menus: MenusFile;
}

/**
 * Splits the navigation into the part of every page and the file of the menus. The version is a hash of the content, so
 * that all servers give the same content the same address. Results are cached by identity, because the same data is the
 * same object.
 */
export const servedNavigation = (items: ReadonlyArray<NavigationItem>): ServedNavigation => {
  const known = served.get(items);
  if (known !== undefined) return known;
  const body = toWire(menusOf(items));
  const version = hash('sha256', body, 'base64url').slice(0, VERSION_LENGTH);
  const navigation = { departments: departmentsOf(items), menus: { version, body } };
  served.set(items, navigation);
  return navigation;
};

const VERSION_LENGTH = 12;
const served = new WeakMap<ReadonlyArray<NavigationItem>, ServedNavigation>();
