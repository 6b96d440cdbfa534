import type { FastifyInstance } from 'fastify';
import type { Checkout } from '../orders/place-order/checkout.ts';
import { kindsOfLine, readLines } from '../cart/cart-lines.ts';
import { setPrescription } from '../cart/cart-store.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import {
  petSchema,
  readPrescribedPet,
  readPrescribingVet,
  readPrescription,
  vetSchema,
  type PrescribedPet,
  type Prescription,
} from '../prescriptions/prescription.ts';
import { isForPet } from '../prescriptions/prescribed-kinds.ts';
import { changeOwnCheckout, requireBuyer, type CheckoutDeps } from './checkout-owner.ts';

const MAX_PETS = 100;

interface Body {
  readonly orderId?: string;
  readonly vet: { readonly clinic: string; readonly place: string; readonly phone?: string };
  readonly pets: readonly (PrescribedPet & { readonly orderItemId: string })[];
}

const bodySchema = {
  type: 'object',
  required: ['vet', 'pets'],
  properties: {
    orderId: { type: 'string', maxLength: 20 },
    vet: vetSchema,
    pets: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_PETS,
      items: {
        ...petSchema,
        required: [...petSchema.required, 'orderItemId'],
        properties: { ...petSchema.properties, orderItemId: { type: 'string', pattern: '^\\d{1,15}$' } },
      },
    },
  },
};

/** What a checkout says of its lines that need a prescription; no field when none does. [PRO-07] */
export const prescriptionField = ({ cart }: Checkout): Readonly<Record<string, unknown>> => {
  const lines = cart.lines.filter(({ offered }) => offered.needsPrescription);
  if (lines.length === 0) return {};
  const known = lines.map((line) => ({ line, prescription: readPrescription(line.prescription) }));
  const vet = known.find(({ prescription }) => prescription !== undefined)?.prescription?.vet;
  return {
    x_prescription: {
      lines: known.map(({ line, prescription }) => ({
        orderItemId: String(line.orderItemId),
        description: line.description,
        ...(line.prescribedKinds.length === 0 ? {} : { petKinds: line.prescribedKinds }),
        ...(prescription === undefined ? {} : { pet: prescription.pet }),
      })),
      ...(vet === undefined ? {} : { vet }),
    },
  };
};

/**
 * Says for lines of the cart which pet they are for and which vet is asked. One vet for all of them; the lines that are not
 * named stay as they are. Throws 400 for a line that is not in the cart, and for a pet of a kind that the product is not
 * for. [PRO-07]
 */
export const registerPrescriptionRoute = (app: FastifyInstance, deps: CheckoutDeps): void => {
  app.put<{ Body: Body }>(
    `${TRANSACTION_BASE}/cart/@self/x_prescription`,
    { bodyLimit: SMALL_BODY, schema: { body: bodySchema } },
    async (request, reply) => {
      const buyer = await requireBuyer(deps, request, reply);
      const vet = readPrescribingVet(request.body.vet);
      const wanted = request.body.pets.map(({ orderItemId, ...pet }) => ({ orderItemId, pet: readPrescribedPet(pet) }));
      const orderId = await changeOwnCheckout(deps, buyer, request.body.orderId, async (trx, cartId) => {
        const lines = new Map((await readLines(trx, cartId)).map((row) => [String(row.order_item_id), row]));
        for (const { orderItemId, pet } of wanted) {
          const row = lines.get(orderItemId);
          if (row === undefined) throw invalidParameter('orderItemId', 'orderItemId must be a line of the cart.');
          if (!isForPet(kindsOfLine(row), pet))
            throw invalidParameter('kind', 'The product is not for this kind of pet.');
          const stored: Prescription = { pet: { name: pet.name, kind: pet.kind }, vet };
          await setPrescription(trx, row.order_item_id, JSON.stringify(stored));
        }
        return cartId;
      });
      return { orderId: String(orderId), resourceName: 'cart' };
    },
  );
};
