import type { ReactNode } from 'react';

/** Kinds of places whose ads come in one call: the grid with its banner, the row, the catapult. */
export type AdKind = 'grid' | 'carousel' | 'catapult';

/** What stands in a place: undefined while nobody knows, null when there is no ad for it. */
export type AdContent = ReactNode | undefined;

/** What draws the ads of a page; it comes over the network once the shopper is near one. */
export interface AdParts {
  /** The ad at a position of the grid, unless its product is one of those beside it. */
  readonly tile: (position: number, besideSkus: ReadonlyArray<string>) => AdContent;
  readonly banner: () => AdContent;
  readonly row: () => AdContent;
  readonly catapult: () => AdContent;
}
