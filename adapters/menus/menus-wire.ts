import { ownValue } from '../../core/shared/own-value';
import type { Menus } from '../../core/catalogue/menus';
import type { NavigationBrand, NavigationLink, NavigationList, NavigationMenu } from '../../core/catalogue/navigation';
import { isRecord } from '../../core/shared/is-record';

/** The menus as the storefront server sends them: the menus by the ids of their entries. */
export const toWire = (menus: Menus): string => JSON.stringify(Object.fromEntries(menus));

/**
 * Decodes the menus. Returns undefined when any part has a wrong type. Written by hand, because the menus are fetched
 * before the library that decodes other responses is loaded.
 */
export const fromWire = (value: unknown): Menus | undefined => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(isEntry) ? new Map(entries) : undefined;
};

const isEntry = (entry: [string, unknown]): entry is [string, NavigationMenu] => isMenu(entry[1]);

const isMenu = (value: unknown): value is NavigationMenu =>
  isRecord(value) &&
  isListOf(isCategoryList)(value.categoryLists) &&
  isListOf(isLink)(value.links) &&
  isListOf(isBrand)(value.brands) &&
  isRecord(value.eSpot) &&
  typeof value.eSpot.show === 'boolean' &&
  hasTexts(value.eSpot, ['url', 'img', 'text']) &&
  typeof value.allBrandsSection === 'boolean';

const isCategoryList = (value: unknown): value is NavigationList =>
  isRecord(value) && hasTexts(value, ['header', 'url']) && isListOf(isLink)(value.links);

const isLink = (value: unknown): value is NavigationLink => isRecord(value) && hasTexts(value, ['text', 'url']);

const isBrand = (value: unknown): value is NavigationBrand =>
  isRecord(value) && hasTexts(value, ['text', 'url', 'imageSrc']);

const isListOf =
  <A>(is: (value: unknown) => value is A) =>
  (value: unknown): value is ReadonlyArray<A> =>
    Array.isArray(value) && value.every(is);

const hasTexts = (record: Readonly<Record<string, unknown>>, names: ReadonlyArray<string>): boolean =>
  names.every((name) => typeof ownValue(record, name) === 'string');
