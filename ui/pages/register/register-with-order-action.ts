import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Order } from '../../../core/orders/order';
import type { ViewOrder } from '../../../core/orders/view-order';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { orderPath, type OrderReference } from '../../../core/paths/order-paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import type { RegisterData } from './register-data';

/**
 * Shows the registration with the name, email and phone number of an order, so that a guest types them once (ORD-03). It
 * is a form, because an email is never part of an address. When the order cannot be read, the fields are empty.
 */
export const makeRegisterWithOrderAction =
  ({ viewOrder }: { readonly viewOrder: ViewOrder }): PageAction<RegisterData> =>
  (form) => {
    const token = form.get('orderToken');
    const reference: OrderReference = token === null ? { orderId: textOf(form, 'orderId') } : { token };
    return pipe(
      viewOrder(reference),
      TE.match(
        () => registration(orderPath(reference), {}),
        (order) =>
          registration(orderPath(order.token === undefined ? reference : { token: order.token }), valuesOf(order)),
      ),
    );
  };

/** The page as the response to the form. Afterwards the shopper sees the order. */
const registration = (returnPath: string, values: RegisterData['values']): ActionResult<RegisterData> => ({
  kind: 'refused',
  status: 200,
  url: withReturnPath(FORM_ACTIONS.register, returnPath),
  changes: { values },
});

const valuesOf = ({ email, phone, shippingAddress, billingAddress, pickupPerson }: Order): RegisterData['values'] => {
  const { firstName, lastName } = shippingAddress ?? billingAddress ?? pickupPerson ?? {};
  const known = { firstName, lastName, email, phoneNumber: phone };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
};
