import { encodePart } from '../shared/encode-part';
import { REPEAT_DELIVERY_PATH } from './repeat-delivery-paths';

/** The id of a plan on the page of repeat deliveries. */
export const planAnchor = (planId: string): string => `plan-${planId}`;

/** The address of a plan on the page of repeat deliveries. */
export const planLink = (planId: string): string => `${REPEAT_DELIVERY_PATH}#${encodePart(planAnchor(planId))}`;
