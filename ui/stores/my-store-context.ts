import { createContext } from 'react';
import type { MyStore } from './my-store';

/**
 * The shopper's store for what stands in many places, such as the tiles. Where drawings are reused for everybody
 * (`Reused`) there is none, which is what a tile says before its stock was looked up, too: nothing differs.
 */
export const MyStoreContext = createContext<MyStore | undefined>(undefined);
