import { adCountOf, MAX_ADS } from '../../core/ads/ad-page';

/** A place for ads on a page, by the part of its id that makes it one (ADS-01). `key` changes when it asks for something else. */
export type Placeholder = { readonly element: HTMLElement; readonly key: string } & (
  | { readonly kind: 'tile'; readonly position: number }
  | { readonly kind: 'banner'; readonly slotId: string }
  | { readonly kind: 'row'; readonly count: number }
  | { readonly kind: 'catapult' }
);

const TILE = 'citrus-product-tile';
const BANNER = 'citrus-static-banner';
const ROW = 'citrus-productCarousil-tile';
const CATAPULT = 'citrus-catapult';

/** What a change of which may make, end or change a placeholder. */
export const PLACEHOLDER_ATTRIBUTES = ['id', 'data-position', 'data-banner-slot-id', 'data-number-of-ads'];

const EVERY = `${[TILE, BANNER, ROW].map((part) => `[id*="${part}"]`).join()},#${CATAPULT}`;
/** A page that has more of them has gone wrong, and is served this far. */
const MAX_PLACEHOLDERS = 100;
const POSITION = /^[1-9]\d?$/;
const SLOT_ID = /^[\w-]{1,100}$/;

/** The placeholders of a page in its order; one whose attributes make no sense is none. */
export const findPlaceholders = (page: ParentNode): ReadonlyArray<Placeholder> => {
  const found: Placeholder[] = [];
  for (const element of page.querySelectorAll(EVERY)) {
    const placeholder = element instanceof HTMLElement ? read(element) : undefined;
    if (placeholder !== undefined && found.push(placeholder) === MAX_PLACEHOLDERS) break;
  }
  return found;
};

const read = (element: HTMLElement): Placeholder | undefined => {
  const { id } = element;
  const attribute = (name: string): string => element.getAttribute(name) ?? '';
  if (id === CATAPULT) return { kind: 'catapult', element, key: id };
  if (id.includes(ROW)) {
    const count = Math.min(adCountOf(attribute('data-number-of-ads')), MAX_ADS);
    return { kind: 'row', element, count, key: `${ROW} ${count}` };
  }
  if (id.includes(BANNER)) {
    const slotId = attribute('data-banner-slot-id');
    return SLOT_ID.test(slotId) ? { kind: 'banner', element, slotId, key: `${BANNER} ${slotId}` } : undefined;
  }
  const position = attribute('data-position');
  return POSITION.test(position)
    ? { kind: 'tile', element, position: Number(position), key: `${TILE} ${position}` }
    : undefined;
};
