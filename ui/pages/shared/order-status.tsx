import type { ReactElement } from 'react';
import type { OrderStatus } from '../../../core/orders/order';
import { STATUS_WORDS } from '../../../core/orders/order-words';
import { Badge, type BadgeProps } from '../../design/badge';

const TONES: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  received: 'service',
  'in-review': 'reward',
  delayed: 'reward',
  preparing: 'service',
  'partly-shipped': 'service',
  shipped: 'service',
  completed: 'good',
  cancelled: 'bad',
  declined: 'bad',
  returned: 'plain',
};

/** The status of an order as a label. */
export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }): ReactElement => (
  <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
);
