import { encodePart } from '../shared/encode-part';

/** The shopper's repeat deliveries (RTE-07, RPD-02). */
export const REPEAT_DELIVERY_PATH = '/shop/RepeatDeliveryListingView';
/** The page that starts one (RPD-01). */
export const REPEAT_START_PATH = '/shop/RepeatDeliveryStart';
/** The folder of all forms about repeat deliveries. */
export const REPEAT_FORM_FOLDER = '/repeat-delivery';

/** The id of a plan on the page of repeat deliveries. */
export const planAnchor = (planId: string): string => `plan-${planId}`;

/** The address of a plan on the page of repeat deliveries. */
export const planLink = (planId: string): string => `${REPEAT_DELIVERY_PATH}#${encodePart(planAnchor(planId))}`;
