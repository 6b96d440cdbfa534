import { checkEmail, type Check } from '../forms/checks';
import { makeForm } from '../forms/form';

export type LookUpField = 'orderId' | 'email';

export const ORDER_NUMBER = 'Please enter the order number from your confirmation email.';

/** Shoppers copy a number with its sign and with blanks around it. */
export const orderIdIn = (typed: string): string => typed.replace(/^[\s#]+/, '').trim();

const checkOrderNumber: Check = (value) =>
  /^[A-Za-z\d][A-Za-z\d-]{0,39}$/.test(orderIdIn(value)) ? undefined : ORDER_NUMBER;

/** The form with which a guest finds an order (ORD-04). */
export const lookUpForm = makeForm<LookUpField>({
  orderId: { label: 'Order number', checks: [checkOrderNumber] },
  email: { label: 'Email address', checks: [checkEmail] },
});
