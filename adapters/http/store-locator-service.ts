/**
 * The service that may have a host of its own beside the backend's (STORE_LOCATOR_ORIGIN): it takes addresses for the
 * newsletter (FTR-03).
 */
export const STORE_LOCATOR = 'store-locator';
