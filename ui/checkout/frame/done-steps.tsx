import type { ReactElement, ReactNode } from 'react';
import type { Cart } from '../../../core/cart/cart';
import { shapePhone } from '../../../core/forms/shapes';
import { CART_PATH, CHECKOUT_PATHS } from '../../../core/paths/paths';
import { AddressLines } from '../address/address-lines';
import type { CheckoutStep } from '../../../core/shared/checkout-step';
import { STEP_TITLES, stepsOf } from '../checkout-steps';
import * as styles from './done-steps.module.css';
import { DeliveryFacts } from '../delivery/delivery-facts';
import { shipmentTitle } from '../delivery/shipment-title';
import type { ShownCheckout } from '../shown-checkout';
import { VisuallyHidden } from '../../design/visually-hidden';

export interface DoneStepsProps {
  readonly step: CheckoutStep;
  readonly checkout: ShownCheckout;
  readonly shipments: Cart['shipments'];
  /** What was entered in the payment step; only on Review, so that the other steps do without its code. */
  readonly paymentFacts?: ReactNode;
}

/** The title of a step's row, and where it is changed: a pickup is changed in the cart when nothing is delivered. */
const rowOf = (
  step: CheckoutStep,
  { isDelivered }: ShownCheckout,
): { readonly title: string; readonly href: string } =>
  step === 'delivery' && !isDelivered
    ? { title: 'Pickup', href: CART_PATH }
    : { title: STEP_TITLES[step], href: CHECKOUT_PATHS[step] };

const picksUp = (shipments: Cart['shipments']): boolean => shipments.some(({ method }) => method === 'pickup');

/** Returns what was entered in a step; undefined when nothing was needed. */
const enteredIn = (step: CheckoutStep, { checkout, shipments, paymentFacts }: DoneStepsProps): ReactNode => {
  const { contact, deliveryAddress, isDelivered, prescription } = checkout;
  switch (step) {
    case 'contact':
      return contact === undefined ? undefined : (
        <>
          <p>{contact.email}</p>
          <p>{shapePhone(contact.phone)}</p>
          {contact.pickup === undefined || !picksUp(shipments) ? null : (
            <p>
              Pickup by {contact.pickup.firstName} {contact.pickup.lastName}
            </p>
          )}
        </>
      );
    case 'delivery':
      return (
        <>
          {deliveryAddress === undefined || !isDelivered ? null : <AddressLines address={deliveryAddress} isShort />}
          {shipments
            .filter(({ method }) => method !== 'ship')
            .map((shipment, index) => (
              <p key={index}>{shipmentTitle(shipment)}</p>
            ))}
          <DeliveryFacts checkout={checkout} />
        </>
      );
    case 'prescription':
      return prescription?.vet === undefined ? undefined : (
        <>
          <p>For {[...new Set(prescription.lines.flatMap(({ pet }) => pet?.name ?? []))].join(', ')}</p>
          <p>{prescription.vet.clinic}</p>
        </>
      );
    case 'payment':
      return paymentFacts;
    case 'review':
      return undefined;
  }
};

/** The completed steps before the current one, each with a link to change it. */
export const DoneSteps = (props: DoneStepsProps): ReactElement | null => {
  const { step, checkout } = props;
  // Where a pickup is and when stands in the row of the delivery, also when that is no step.
  const steps = stepsOf(checkout, 'delivery');
  const earlier = steps.slice(0, steps.indexOf(step));
  if (earlier.length === 0) return null;
  return (
    <dl className={styles.done}>
      {earlier.map((each) => {
        const { title, href } = rowOf(each, checkout);
        return (
          <div key={each} className={styles.row}>
            <dt>{title}</dt>
            <dd className={styles.entered}>{enteredIn(each, props)}</dd>
            <dd>
              <a href={href} className={styles.edit}>
                Edit<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
              </a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
