/** Query parameter: coupons were just sent for loading. Those without a status count as loading (RWD-06). */
export const LOADING_MARK = 'loading';
/** Query parameter: coupons could not be sent for loading. */
export const LOAD_FAILED_MARK = 'notLoaded';
