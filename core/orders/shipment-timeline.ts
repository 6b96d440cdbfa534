import type { Order, OrderStatus, Shipment, ShipmentEvent, ShipmentEventKind } from './order';

/** One step of a shipment's way to the shopper. */
export interface TimelineStep {
  readonly kind: ShipmentEventKind;
  /** When it happened, in ISO 8601; undefined when it is still to come, or the time is unknown. */
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'ahead';
}

const WAY: ReadonlyArray<ShipmentEventKind> = ['placed', 'packed', 'shipped', 'delivered'];
const WAY_TO_STORE: ReadonlyArray<ShipmentEventKind> = ['placed', 'packed', 'ready', 'picked-up'];

/**
 * The way of a shipment for a timeline: what has happened, the current step, and what is still to come. A cancelled
 * shipment ends with its cancellation. A shipment of a service without events gets its steps from its status.
 */
export const timelineOf = (shipment: Pick<Shipment, 'method' | 'status' | 'events'>): ReadonlyArray<TimelineStep> => {
  const way = shipment.method === 'pickup' ? WAY_TO_STORE : WAY;
  const at = new Map(shipment.events.map((event) => [event.kind, event.at]));
  const reached = Math.max(0, stepOfStatus(shipment), ...way.map((kind, index) => (at.has(kind) ? index : 0)));
  const end = endOf(shipment);
  const steps = way.map((kind, index): TimelineStep => ({
    kind,
    at: at.get(kind),
    state: index > reached ? 'ahead' : index === reached && end === undefined ? 'current' : 'done',
  }));
  return end === undefined
    ? steps
    : [...steps.filter(({ state }) => state === 'done'), { kind: end.kind, at: end.at, state: 'current' }];
};

const endOf = ({ status, events }: Pick<Shipment, 'status' | 'events'>): ShipmentEvent | undefined =>
  // A part that was returned does not end the way of the rest.
  events.findLast(({ kind }) => kind === 'cancelled' || (kind === 'returned' && status === 'returned')) ??
  (status === 'cancelled' || status === 'returned' ? { kind: status, at: undefined } : undefined);

/** The last step that a status implies, for services that send no events. */
const STEP_OF_STATUS: Readonly<Partial<Record<OrderStatus, number>>> = {
  'partly-shipped': 2,
  shipped: 2,
  completed: 3,
};

const stepOfStatus = ({ status, events }: Pick<Shipment, 'status' | 'events'>): number =>
  events.length > 0 ? 0 : (STEP_OF_STATUS[status] ?? 0);

/** The step that a shipment has reached. */
export const currentStep = (shipment: Pick<Shipment, 'method' | 'status' | 'events'>): ShipmentEventKind =>
  timelineOf(shipment).find(({ state }) => state === 'current')?.kind ?? 'placed';

/** Whether the shopper has got a shipment, returned since or not. What came back undelivered never arrived (ORD-06). */
export const hasArrived = (
  { returns, lines }: Pick<Order, 'returns' | 'lines'>,
  { id, status }: Pick<Shipment, 'id' | 'status'>,
): boolean => {
  if (status !== 'returned') return status === 'completed';
  const own = new Set(lines.filter(({ shipmentId }) => shipmentId === id).map((line) => line.id));
  return !returns.some((back) => back.isUndelivered === true && back.lines.some(({ lineId }) => own.has(lineId)));
};
