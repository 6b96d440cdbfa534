import { createContext } from 'react';
import type { Can } from '../../core/configuration/capabilities';
import type { LoadWished, ToggleWish } from '../../core/lists/change-lists';
import type { Disposer } from '../../core/shared/disposer';
import type { ToastsViewModel } from '../toasts/toasts-view-model';

/** The products that the shopper has in the default list, for hearts. Observers react to changes. */
export interface Wishes {
  /** Whether hearts are shown: once the page is hydrated and idle, in a shop with lists. */
  readonly isReady: boolean;
  readonly has: (partNumber: string) => boolean;
  /** Tells that a heart is there: the products are requested once, for shoppers who can have any. */
  readonly show: () => Disposer;
  /** Puts a product into the default list, or removes it. The heart changes at once, and back when that fails. */
  readonly toggle: (partNumber: string, name: string) => Promise<void>;
  /** Reads the products again, if the page has hearts. */
  readonly refresh: () => Promise<void>;
}

export interface WishesPorts {
  /** Without `lists` nothing is shown or requested. */
  readonly can: Can;
  readonly loadWished: LoadWished;
  readonly toggleWish: ToggleWish;
  /** The id of the shopper; undefined without an identity, which has no list. Observed. */
  readonly shopperId: () => string | undefined;
  /** Calls `run` once the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Opens another page. */
  readonly leave: (url: string) => void;
  readonly toasts: Pick<ToastsViewModel, 'succeed' | 'fail'>;
}

/** The hearts of a page. The first heart creates the view model, so that pages without hearts do not load its code. */
export interface PageWishes {
  readonly ports: WishesPorts;
  model?: Wishes;
}

/**
 * For hearts in many places, such as tiles. A `CachedFragment` on the server has none. In the browser no heart is pressed
 * until the products are known, so that hydration finds no mismatch.
 */
export const WishesContext = createContext<PageWishes | undefined>(undefined);
