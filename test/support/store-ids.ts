import type { StoreIds } from '../../adapters/commerce/store-ids';

/** The store ids of the specification (CON-01), which are the defaults. */
export const STORE_IDS: StoreIds = { storeId: '10151', catalogId: '10051', languageId: '-1' };
