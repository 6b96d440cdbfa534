import type { TypeOf } from 'io-ts';
import type {
  CheckoutPrescription,
  OrderPrescription,
  PrescriptionLine,
  PrescriptionStatus,
  PrescriptionToSet,
} from '../../core/prescriptions/prescription';
import { isPetKind } from '../../core/shared/pet-kind';
import { fields, listOf, optional, optionalText, text } from '../http/wire-codecs';

const petWire = optional(fields('pet', { name: text, kind: text }));
const vetWire = optional(fields('vet', { clinic: text, place: optionalText, phone: optionalText }));

/** `x_prescription` of a checkout with products that need a prescription. */
export const checkoutPrescriptionWire = optional(
  fields('prescription', {
    lines: listOf(
      fields('prescription line', {
        orderItemId: text,
        description: optionalText,
        petKinds: optional(listOf(text)),
        pet: petWire,
      }),
    ),
    vet: vetWire,
  }),
);

/** `x_prescription` of a line of an order. */
export const orderPrescriptionWire = optional(
  fields('prescription', {
    status: optionalText,
    pet: petWire,
    vet: vetWire,
    decidedAt: optionalText,
    reason: optionalText,
  }),
);

/** The kinds that the shop knows; with others among them, the product is for pets that cannot be named here. */
const toPetKinds = (petKinds: ReadonlyArray<string>): Pick<PrescriptionLine, 'petKinds'> =>
  petKinds.length > 0 && petKinds.every(isPetKind) ? { petKinds } : {};

/** The prescription of a checkout as a property; none when no line needs one. */
export const toCheckoutPrescription = (
  wire: TypeOf<typeof checkoutPrescriptionWire>,
): { readonly prescription?: CheckoutPrescription } => {
  if (wire === undefined || wire.lines.length === 0) return {};
  const lines = wire.lines.map(({ orderItemId, description = '', petKinds = [], pet }) => ({
    itemId: orderItemId,
    name: description,
    ...toPetKinds(petKinds),
    pet: pet !== undefined && isPetKind(pet.kind) ? { name: pet.name, kind: pet.kind } : undefined,
  }));
  const { vet } = wire;
  const known = vet && { clinic: vet.clinic, place: vet.place ?? '', phone: vet.phone?.replace(/\D/g, '') ?? '' };
  return { prescription: { lines, vet: known } };
};

const STATUSES: ReadonlyMap<string | undefined, PrescriptionStatus> = new Map([
  ['WAITING', 'waiting'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
]);

/** The prescription of a line of an order as a property; none for products without one. */
export const toOrderPrescription = (
  wire: TypeOf<typeof orderPrescriptionWire>,
): { readonly prescription?: OrderPrescription } => {
  const status = STATUSES.get(wire?.status?.toUpperCase());
  if (wire === undefined || status === undefined) return {};
  const { pet, vet, decidedAt, reason } = wire;
  return { prescription: { status, petName: pet?.name, clinic: vet?.clinic, decidedAt, reason } };
};

/** The body of `cart/@self/x_prescription`. */
export const prescriptionBody = ({ pets, vet }: PrescriptionToSet): Readonly<Record<string, unknown>> => ({
  vet,
  pets: pets.map(({ itemId, pet }) => ({ orderItemId: itemId, ...pet })),
});
