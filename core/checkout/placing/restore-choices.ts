import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartItem } from '../../cart/cart';
import type { CartGateway } from '../../cart/cart-gateway';
import type { LoadCart } from '../../cart/load-cart';
import type { CheckoutPrescription, PrescriptionToSet } from '../../prescriptions/prescription';
import type { Checkout } from '../loading/checkout';
import type { CheckoutGateway } from '../loading/checkout-gateway';

export interface RestoreChoicesPorts {
  readonly cart: Pick<CartGateway, 'applyPromotion'>;
  readonly checkout: Pick<CheckoutGateway, 'chooseShippingMethod' | 'chooseDeliveryDay' | 'addTip' | 'setPrescription'>;
  readonly loadCart: LoadCart;
}

/** What was chosen for an order beside its items, contact and address. */
export interface SeenChoices {
  readonly methodId: string | undefined;
  /** `YYYY-MM-DD` */
  readonly day: string | undefined;
  /** 0 for none. */
  readonly tip: number;
  /** Promotion codes. */
  readonly codes: ReadonlyArray<string>;
  readonly prescription: CheckoutPrescription | undefined;
  /** The last four digits of each gift card. The shop does not have their numbers, so they cannot be taken over. */
  readonly giftCards: ReadonlyArray<string>;
}

/** A choice that the new order does not have. */
export type LostChoice =
  | { readonly kind: 'method' | 'day' | 'tip' | 'prescription' }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'gift-card'; readonly lastFour: string };

type Line = Pick<CartItem, 'partNumber'> & Partial<Pick<CartItem, 'id'>>;

/** Makes the choices again, each as far as it is possible, one after the other: each of them changes the order. */
export const restoreChoices = (
  { cart, checkout, loadCart }: RestoreChoicesPorts,
  choices: SeenChoices,
  seen: ReadonlyArray<Line>,
): TE.TaskEither<never, unknown> => {
  const { codes, methodId, day, tip, prescription } = choices;
  const steps: ReadonlyArray<TE.TaskEither<unknown, unknown>> = [
    ...codes.map((code) => cart.applyPromotion(code)),
    ...(methodId === undefined ? [] : [checkout.chooseShippingMethod(methodId)]),
    ...(day === undefined ? [] : [checkout.chooseDeliveryDay(day)]),
    ...(tip === 0 ? [] : [checkout.addTip(tip)]),
    pipe(
      TE.fromNullable('nothing entered')(prescription),
      TE.bindTo('entered'),
      TE.bindW('current', () => loadCart),
      TE.chainW(({ entered, current }) => {
        const toSet = prescriptionFor(entered, seen, current.items);
        return toSet === undefined ? TE.right(undefined) : checkout.setPrescription(toSet);
      }),
    ),
  ];
  return TE.traverseSeqArray((step: TE.TaskEither<unknown, unknown>) => ifPossible(step))(steps);
};

/** The pets of the lines of the former order for the same products of the new one; undefined when nothing was entered. */
const prescriptionFor = (
  { lines, vet }: CheckoutPrescription,
  seen: ReadonlyArray<Line>,
  items: ReadonlyArray<CartItem>,
): PrescriptionToSet | undefined => {
  const partNumbers = new Map(seen.map(({ id, partNumber }) => [id, partNumber]));
  const ids = new Map(items.map(({ id, partNumber }) => [partNumber, id]));
  const pets = lines.flatMap(({ itemId, pet }) => {
    const id = ids.get(partNumbers.get(itemId) ?? '');
    return pet === undefined || id === undefined ? [] : [{ itemId: id, pet }];
  });
  return vet === undefined || pets.length === 0 ? undefined : { pets, vet };
};

/** What was chosen and is not so in the new order. What the new order does not ask for is not missing. */
export const lostChoices = (
  { methodId, day, tip, codes, prescription, giftCards }: SeenChoices,
  { chosenMethod, deliveryDays, deliveryDay, ...checkout }: Checkout,
): ReadonlyArray<LostChoice> => {
  const applied = new Set(checkout.cart.promotions.map(({ code }) => code));
  const cards = new Set(checkout.giftCards.map(({ lastFour }) => lastFour));
  const isLost = {
    method: methodId !== undefined && chosenMethod !== undefined && chosenMethod.id !== methodId,
    day: day !== undefined && deliveryDays.length > 0 && deliveryDay !== day,
    tip: tip > 0 && checkout.takesTip && tip !== checkout.tip,
    prescription:
      (prescription?.lines.some(({ pet }) => pet !== undefined) ?? false) &&
      (checkout.prescription?.lines.some(({ pet }) => pet === undefined) ?? false),
  };
  return [
    ...(['method', 'day', 'tip', 'prescription'] as const).filter((kind) => isLost[kind]).map((kind) => ({ kind })),
    ...codes.filter((code) => !applied.has(code)).map((code) => ({ kind: 'code', code }) as const),
    ...giftCards
      .filter((lastFour) => !cards.has(lastFour))
      .map((lastFour) => ({ kind: 'gift-card', lastFour }) as const),
  ];
};

/** Runs a step whose failure changes nothing: what cannot be set stays open in the checkout. */
export const ifPossible = (step: TE.TaskEither<unknown, unknown>): TE.TaskEither<never, void> =>
  pipe(
    step,
    TE.match(
      () => undefined,
      () => undefined,
    ),
    TE.fromTask,
  );
