import { createContext } from 'react';
import type { MyStore } from './my-store';

/**
 * The shopper's store, for components that appear in many places, such as tiles. A `CachedFragment` on the server has
 * none. A tile in the browser looks the same until the stock is known, so that hydration finds no mismatch.
 */
export const MyStoreContext = createContext<MyStore | undefined>(undefined);
