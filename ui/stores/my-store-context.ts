import { createContext } from 'react';
import type { MyStore } from './my-store';

/**
 * The shopper's store for what stands in many places, such as the tiles. A `CachedFragment` on
 * the server has none; a tile in the browser looks the same until its stock is known, so that hydration finds no difference.
 */
export const MyStoreContext = createContext<MyStore | undefined>(undefined);
