/** The shopper's repeat deliveries (RTE-07, RPD-02). */
export const REPEAT_DELIVERY_PATH = '/shop/RepeatDeliveryListingView';
/** The page that starts one (RPD-01). */
export const REPEAT_START_PATH = '/shop/RepeatDeliveryStart';
/** The folder of all forms about repeat deliveries. */
export const REPEAT_FORM_FOLDER = '/repeat-delivery';
