/** Query parameter: coupons were just sent for loading. Those without a status count as loading (RWD-06). */
export const LOADING_MARK = 'loading';
/** Query parameter: coupons could not be sent for loading. */
export const LOAD_FAILED_MARK = 'notLoaded';
/** All parameters that pages with coupons read for them. */
export const LOAD_MARKS: ReadonlyArray<string> = [LOADING_MARK, LOAD_FAILED_MARK];
