import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../../core/configuration/capabilities';
import type { SessionStore } from '../../../core/identity/session/session-store';
import { remainingQuantity, type Order } from '../../../core/orders/order';
import type { RepeatDeliveryGateway } from '../../../core/repeat-delivery/repeat-delivery-gateway';
import { MAX_PLAN_LINES, type WantedItem } from '../../../core/repeat-delivery/repeat-plan';

export interface RepeatablePorts {
  readonly repeatOffer: RepeatDeliveryGateway['offer'];
  readonly capabilities: Capabilities;
  readonly userType: SessionStore['userType'];
}

const NONE: T.Task<ReadonlyArray<WantedItem>> = T.of([]);

/**
 * Returns what is left of an order and can be delivered again and again, for signed-in shoppers (RPD-01). Nothing when that
 * cannot be found out.
 */
export const repeatableOf = (
  { repeatOffer, capabilities, userType }: RepeatablePorts,
  { lines }: Pick<Order, 'lines'>,
): T.Task<ReadonlyArray<WantedItem>> => {
  const items = lines
    .map((line): WantedItem => ({ partNumber: line.partNumber, quantity: remainingQuantity(line) }))
    .filter(({ partNumber, quantity }) => partNumber !== '' && quantity > 0)
    .slice(0, MAX_PLAN_LINES);
  if (items.length === 0 || userType() !== 'registered' || !capabilities.has('repeat-delivery')) return NONE;
  return pipe(
    repeatOffer(items.map(({ partNumber }) => partNumber)),
    TE.match(
      () => [],
      ({ products }) => items.filter((item) => products.some(({ partNumber }) => partNumber === item.partNumber)),
    ),
  );
};
