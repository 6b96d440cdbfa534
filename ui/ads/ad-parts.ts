import type { ReactNode } from 'react';

/** Kinds of ads that are requested together: the grid with its banner, the row, the catapult. */
export type AdKind = 'grid' | 'carousel' | 'catapult';

/** The content of an ad place: undefined while unknown, null when there is no ad for it. */
export type AdContent = ReactNode | undefined;

/** Renders the ads of a page. This code is loaded when the shopper comes near an ad place. */
export interface AdParts {
  /** Returns the ad at a position of the grid, unless the page lists its product. */
  readonly tile: (position: number) => AdContent;
  readonly banner: () => AdContent;
  readonly row: () => AdContent;
  readonly catapult: () => AdContent;
}
