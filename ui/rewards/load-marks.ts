/** In a page's address: coupons were sent off just now, those without a status are on their way (RWD-06). */
export const LOADING_MARK = 'loading';
/** In a page's address: coupons could not be sent off. */
export const LOAD_FAILED_MARK = 'notLoaded';
