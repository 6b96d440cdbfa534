import { adCountOf, MAX_ADS } from '../../core/ads/ad-page';

/** An ad place of a page, recognised by a part of its id (ADS-01). `key` changes when the requested content changes. */
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

/** The attributes that create, remove or change a placeholder. */
export const PLACEHOLDER_ATTRIBUTES = ['id', 'data-position', 'data-banner-slot-id', 'data-number-of-ads'];

const EVERY = `${[TILE, BANNER, ROW].map((part) => `[id*="${part}"]`).join()},#${CATAPULT}`;
/** A page with more placeholders is faulty; only the first ones are served. */
const MAX_PLACEHOLDERS = 100;
const POSITION = /^[1-9]\d?$/;
const SLOT_ID = /^[\w-]{1,100}$/;

/** Returns the placeholders of a page in document order. Elements with invalid attributes are skipped. */
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
