import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import { escapeHtml, sendDevelopmentPage } from '../http/development-page.ts';
import { sumPieces } from '../orders/life/cancel-order.ts';
import { cancelByShop, moveShipment, type ShipmentMove } from '../orders/life/move-shipment.ts';
import type { OrderChangeDeps } from '../orders/life/order-change.ts';
import { readPieces } from '../orders/life/order-life-routes.ts';
import type { ReceivedPart } from '../orders/life/receive-part.ts';
import { receiveReturn } from '../orders/life/receive-return.ts';
import { decidePrescription } from '../pharmacy/decide-prescription.ts';
import { personalizationWords } from '../personalization/personalization.ts';
import { readShipmentId } from './fulfilment-routes.ts';
import { listShipments, type ListName, type OpenReturn, type ShipmentToMove } from './list-shipments.ts';

/** The newest of each list are shown: who tries the shop out looks for the order that was just placed. */
const SHOWN = 50;
const SECTIONS: readonly (readonly [title: string, list: ListName])[] = [
  ['To pack', 'to-pack'],
  ['Packed', 'packed'],
  ['On the way or ready for pickup', 'left'],
  ['Delivered or picked up', 'done'],
];

/** The names of the fields of a return of which only a part has arrived. */
const RECEIPT = 'receiptId';
const PIECES = 'pieces-';

const button = (id: string, move: string, text: string): string =>
  `<form method="post" action="/dev/orders/${id}/${move}"><button>${text}</button></form>`;

const ENDED =
  '<p><strong>The payment has ended: do not ship this.</strong> Cancel it, and ask the shopper to order again.</p>';

/** What the vet decides about a line that waits, by the number of the line. */
const vetButtons = ({ lines }: ShipmentToMove): string =>
  lines
    .filter(({ prescription }) => prescription === 'WAITING')
    .map(({ orderItemId, description }) => {
      const id = escapeHtml(orderItemId);
      return `<p>Waits for a vet: ${escapeHtml(description)}</p>${button(id, 'approved', 'Vet approves')}${button(id, 'declined', 'Vet declines')}`;
    })
    .join('');

/** The fields for how many pieces of each line have arrived, and the key that makes a second press harmless. */
const partForm = (shipment: ShipmentToMove, { returnId, lines }: OpenReturn): string => {
  const fields = lines.map(({ orderItemId, quantity }) => {
    const name = shipment.lines.find((line) => line.orderItemId === orderItemId)?.description ?? orderItemId;
    return `<label>${escapeHtml(name)} <input type="number" name="${PIECES}${escapeHtml(orderItemId)}" min="0" max="${quantity}" value="${quantity}" required></label>`;
  });
  const action = `/dev/orders/${escapeHtml(shipment.shipmentId)}/returned?returnId=${escapeHtml(returnId)}`;
  return `<details><summary>Only a part of return ${escapeHtml(returnId)} has arrived</summary><form method="post" action="${action}"><input type="hidden" name="${RECEIPT}" value="${randomUUID()}">${fields.join('')}<button>Receive these pieces</button></form></details>`;
};

/** The button for the arrival of a return, which has its number; with several pieces, a form for a part of them, too. */
const returnButton = (shipment: ShipmentToMove, one: OpenReturn): string => {
  const pieces = one.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const number = escapeHtml(one.returnId);
  const words = `Return ${number} has arrived (${pieces} ${pieces === 1 ? 'piece' : 'pieces'})`;
  const whole = button(escapeHtml(shipment.shipmentId), `returned?returnId=${number}`, words);
  return pieces === 1 ? whole : whole + partForm(shipment, one);
};

/** The part of a return that a form says has arrived; undefined for all of it. */
const partIn = (form: URLSearchParams): ReceivedPart | undefined => {
  const key = form.get(RECEIPT);
  if (key === null) return undefined;
  const items = [...form].flatMap(([name, quantity]) =>
    name.startsWith(PIECES) && quantity !== '0' ? [{ orderItemId: name.slice(PIECES.length), quantity }] : [],
  );
  if (items.length === 0) throw invalidParameter(PIECES, 'Enter at least one piece.');
  if (!/^[\w-]{1,64}$/.test(key)) throw invalidParameter(RECEIPT, 'The receipt is not a key.');
  return { key, pieces: sumPieces(readPieces(items)) };
};

/** The steps that a shipment can make next. */
const buttonsOf = (shipment: ShipmentToMove): string => {
  const { shipmentId, status, kind, openReturns, hasPaymentEnded, awaitsPrescription } = shipment;
  const id = escapeHtml(shipmentId);
  if (hasPaymentEnded) return ENDED + button(id, 'cancelled', 'Cancel');
  if (awaitsPrescription) return vetButtons(shipment);
  const leave = kind === 'pickup' ? button(id, 'ready', 'Ready for pickup') : button(id, 'shipped', 'Ship');
  const arrive =
    kind === 'pickup'
      ? button(id, 'picked-up', 'Picked up') + button(id, 'undelivered', 'Not picked up')
      : button(id, 'delivered', 'Delivered') + button(id, 'undelivered', 'Came back undelivered');
  return [
    ...(status === 'F' ? [button(id, 'packed', 'Packed')] : []),
    ...(status === 'F' || status === 'G' ? [leave] : []),
    ...(status === 'S' ? [arrive] : []),
    ...openReturns.map((one) => returnButton(shipment, one)),
  ].join('');
};

const toArticle = (shipment: ShipmentToMove): string => {
  const { orderId, shipmentId, kind, storeName, shipModeCode, promisedDate, pickupPerson, tip, lines } = shipment;
  const person =
    pickupPerson === undefined
      ? ''
      : `<p>${escapeHtml(`Hand over to ${pickupPerson.firstName} ${pickupPerson.lastName}`)}</p>`;
  const forDriver = tip === undefined ? '' : `<p>${escapeHtml(`Tip for the driver: $${Number(tip).toFixed(2)}`)}</p>`;
  const place = storeName === '' ? '' : `, ${storeName}`;
  const items = lines
    .map(({ quantity, description, personalization }) =>
      [`${quantity} × ${description}`, personalizationWords(personalization)].filter((part) => part !== '').join(', '),
    )
    .map((item) => `<li>${escapeHtml(item)}</li>`)
    .join('');
  return `<article><h3>Order ${escapeHtml(orderId)}, shipment ${escapeHtml(shipmentId)}</h3>
<p>${escapeHtml(`${kind}${place}, ${shipModeCode}, promised for ${promisedDate}`)}</p>${person}${forDriver}
<ul>${items}</ul>${buttonsOf(shipment)}</article>`;
};

/** Movements of money that were given up, for a person to look at. */
const givenUp = async (database: Kysely<Database>): Promise<string> => {
  const movements = await database
    .selectFrom('payment_operation')
    .select(['kind', 'order_id', 'problem'])
    .where('dead_at', 'is not', null)
    .orderBy('operation_id', 'desc')
    .limit(SHOWN)
    .execute();
  const rows = movements.map(
    ({ kind, order_id, problem }) => `<li>${escapeHtml(`${kind}, order ${order_id}: ${problem ?? ''}`)}</li>`,
  );
  return rows.length === 0 ? '' : `<h2>Given up</h2><ul>${rows.join('')}</ul>`;
};

const MOVES: ReadonlyMap<string, ShipmentMove> = new Map(
  [
    { kind: 'packed' } as const,
    { kind: 'ready' } as const,
    { kind: 'picked-up' } as const,
    { kind: 'delivered' } as const,
  ].map((move) => [move.kind, move]),
);

const moveOf = (name: string, id: number): ShipmentMove | undefined =>
  name === 'shipped' ? { kind: 'shipped', carrier: 'UPS', trackingNumber: `1Z${id}` } : MOVES.get(name);

const RETURNED = new Map([
  ['returned', { isSellable: true, isUndelivered: false }],
  ['undelivered', { isSellable: true, isUndelivered: true }],
]);

const returnedQuery = { type: 'object', properties: { returnId: { type: 'string', pattern: '^\\d{1,15}$' } } };

const DECLINED = { kind: 'declined', reason: 'the vet asks you to come in first.' } as const;

const SAME_SITE: readonly unknown[] = ['same-origin', 'none', undefined];

/**
 * `/dev/orders`: packing, shipping and receiving by hand, with buttons that are forms. Everybody who reaches it moves
 * orders, so it must not be registered on a public shop. [ORD-06]
 */
export const registerDevelopmentOrders = (
  app: FastifyInstance,
  deps: OrderChangeDeps & { readonly database: Kysely<Database> },
): void => {
  const { database } = deps;

  const showOrders = async (reply: FastifyReply): Promise<string> => {
    const parts: string[] = [];
    for (const [title, list] of SECTIONS) {
      const shipments = await listShipments(database, { list, after: 0, most: SHOWN, order: 'desc' });
      if (shipments.length > 0) parts.push(`<h2>${title}</h2>${shipments.map(toArticle).join('')}`);
    }
    const main = parts.length === 0 ? '<p>There are no orders yet.</p>' : parts.join('');
    return sendDevelopmentPage(reply, { title: 'Orders', main: main + (await givenUp(database)) });
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: SMALL_BODY },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.get('/dev/orders', (_request, reply) => showOrders(reply));
    scope.post<{
      Params: { readonly id: string; readonly move: string };
      Querystring: { readonly returnId?: string };
      Body: URLSearchParams | undefined;
    }>('/dev/orders/:id/:move', { schema: { querystring: returnedQuery } }, async (request, reply) => {
      if (!SAME_SITE.includes(request.headers['sec-fetch-site'])) {
        throw new CommerceFailure({ status: 403, errorKey: '_ERR_CSRF', message: 'The form is of another site.' });
      }
      const id = readShipmentId(request.params.id);
      const move = moveOf(request.params.move, id);
      const returned = RETURNED.get(request.params.move);
      const { returnId } = request.query;
      const named = returnId === undefined ? {} : { returnId: Number(returnId) };
      const part =
        returned?.isUndelivered === false && request.body instanceof URLSearchParams ? partIn(request.body) : undefined;
      if (returned !== undefined) await receiveReturn(deps, id, { ...returned, ...named, part });
      else if (request.params.move === 'cancelled') await cancelByShop(deps, id);
      else if (request.params.move === 'approved') await decidePrescription(deps, id, { kind: 'approved' });
      else if (request.params.move === 'declined') await decidePrescription(deps, id, DECLINED);
      else if (move !== undefined) await moveShipment(deps, id, move);
      return reply.redirect('/dev/orders', 303);
    });
  });
};
