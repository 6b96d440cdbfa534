import type { ReactNode } from 'react';
import type { Shipment } from '../../../core/cart/fulfilment/fulfilment';
import { DayText } from '../day-text';

/** Returns what happens to a shipment, with the place and the day. */
export const shipmentTitle = ({ method, storeName, date }: Shipment): ReactNode => {
  const day = date === undefined ? null : <DayText day={date} />;
  switch (method) {
    case 'ship':
      return day === null ? 'Shipped to you' : <>Shipped to you, arrives by {day}</>;
    case 'pickup':
      return (
        <>
          Pickup at {storeName ?? 'your store'}
          {day === null ? null : <>, ready {day}</>}
        </>
      );
    case 'same-day':
      return (
        <>
          Same-day delivery from {storeName ?? 'your store'}
          {day === null ? null : <> on {day}</>}
        </>
      );
  }
};
