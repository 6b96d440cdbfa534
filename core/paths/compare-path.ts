import { encodePart } from '../shared/encode-part';
import { HOME_PATH } from './paths';

export const COMPARE_PATH = `${HOME_PATH}/compare`;
/** The most products that are compared. */
export const MAX_COMPARED = 4;

/** The address that compares products with these pages (PRO-11). `urls` are the paths of the pages. */
export const comparePath = (urls: ReadonlyArray<string>): string =>
  `${COMPARE_PATH}?products=${urls.slice(0, MAX_COMPARED).map(slugOf).join(',')}`;

const slugOf = (url: string): string => encodePart(url.split('/').at(-1) ?? '');
