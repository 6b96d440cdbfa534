import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddTip, AddTipError } from './add-tip';
import type { Checkout } from '../loading/checkout';
import type { CheckoutFailure } from '../loading/checkout-gateway';
import type { ChooseDeliveryDay, ChooseShippingError, ChooseShippingMethod } from './choose-shipping';
import type { LoadCheckout } from '../loading/load-checkout';
import type {
  DeliveryAddressChoice,
  DeliveryAddressSet,
  SetDeliveryAddress,
  SetDeliveryAddressError,
} from './set-delivery-address';
import { parseTip } from '../loading/tip';

export interface CompleteDeliveryPorts {
  readonly loadCheckout: LoadCheckout;
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly chooseShippingMethod: ChooseShippingMethod;
  readonly chooseDeliveryDay: ChooseDeliveryDay;
  readonly addTip: AddTip;
}

/** The choices of the delivery step. Those that are undefined stay as they are. */
export interface DeliveryChoices {
  readonly address: DeliveryAddressChoice | undefined;
  readonly methodId: string | undefined;
  /** `YYYY-MM-DD` */
  readonly day: string | undefined;
  /** As typed; empty for none. */
  readonly tip: string | undefined;
}

export type CompleteDeliveryError = SetDeliveryAddressError | ChooseShippingError | AddTipError | CheckoutFailure;

/**
 * Makes the choices of the delivery step one after the other, and returns the updated checkout; or, without any change,
 * the directory's suggestions for a typed address. A tip that is not an amount changes nothing. When a later choice
 * fails, the earlier ones stay: the same call again continues (CHK-03, CHK-05, CHK-06).
 */
export type CompleteDelivery = (choices: DeliveryChoices) => TE.TaskEither<CompleteDeliveryError, DeliveryAddressSet>;

export const makeCompleteDelivery =
  (ports: CompleteDeliveryPorts): CompleteDelivery =>
  ({ address, methodId, day, tip }) =>
    pipe(
      TE.fromEither(parseTip(tip ?? 0)),
      TE.chainW(() => addressStep(ports, address)),
      TE.chainW((set) =>
        set.kind === 'suggested' ? TE.right(set) : laterSteps(ports, set.checkout, { methodId, day, tip }),
      ),
    );

const addressStep = (
  { loadCheckout, setDeliveryAddress }: CompleteDeliveryPorts,
  address: DeliveryAddressChoice | undefined,
): TE.TaskEither<CompleteDeliveryError, DeliveryAddressSet> =>
  address === undefined
    ? pipe(
        loadCheckout,
        TE.map((checkout) => ({ kind: 'set', checkout })),
      )
    : setDeliveryAddress(address);

const laterSteps = (
  { chooseShippingMethod, chooseDeliveryDay, addTip }: CompleteDeliveryPorts,
  checkout: Checkout,
  { methodId, day, tip }: Omit<DeliveryChoices, 'address'>,
): TE.TaskEither<CompleteDeliveryError, DeliveryAddressSet> => {
  const steps: ReadonlyArray<TE.TaskEither<CompleteDeliveryError, Checkout>> = [
    ...(methodId === undefined || methodId === checkout.chosenMethod?.id ? [] : [chooseShippingMethod(methodId)]),
    ...(day === undefined || day === checkout.deliveryDay ? [] : [chooseDeliveryDay(day)]),
    ...(tip === undefined ? [] : [addTip(tip)]),
  ];
  const last = steps.reduce<TE.TaskEither<CompleteDeliveryError, Checkout>>(
    (before, step) => TE.chain(() => step)(before),
    TE.right(checkout),
  );
  return TE.map((updated: Checkout): DeliveryAddressSet => ({ kind: 'set', checkout: updated }))(last);
};
