import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Address } from '../../../core/addresses/address';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import type { CompleteDelivery, DeliveryChoices } from '../../../core/checkout/steps/complete-delivery';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { PreferredPlaceStore } from '../../../core/stores/preferred/preferred-store';
import type { AddressQuestionData } from '../../checkout/address/address-question';
import { firstOpenPath } from '../../checkout/checkout-steps';
import { DAY_NEEDED, deliveryErrors, type DeliveryErrors } from '../../checkout/address/delivery-errors';
import type { DeliveryEntries } from '../../checkout/delivery/delivery-view-model';
import type { StepProblem } from '../../checkout/checkout-message';
import { ADDRESS_GONE, DAY_GONE } from '../../checkout/reopened-path';
import { isTipUnclear, TIP_UNCLEAR, tipOf } from '../../checkout/delivery/tip-choice';
import type { PageLoader } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { addressChoiceIn, addressIn, chosenSuggestion } from './posted-address';
import { loadStep, refusedStep, withoutCart, type StepData, type StepPorts, NOTHING_LOADED } from './step-page';

/** The data of the delivery step. The last four are set after a form was refused without scripts. */
export interface DeliveryData extends StepData {
  /** The ZIP code that the shopper entered in the header; missing for none, and once there is an address. */
  readonly knownZip?: string;
  readonly typed: Address | undefined;
  readonly entries: DeliveryEntries | undefined;
  readonly errors: DeliveryErrors;
  readonly question: AddressQuestionData | undefined;
}

const NOTHING_TYPED = { typed: undefined, entries: undefined, errors: {}, question: undefined };

export interface DeliveryLoaderPorts extends StepPorts {
  readonly placeStore: Pick<PreferredPlaceStore, 'deliveryZip'>;
}

/** The ZIP code to begin a first address with. */
const knownZip = (
  { deliveryZip }: DeliveryLoaderPorts['placeStore'],
  { deliveryAddress }: Pick<Checkout, 'deliveryAddress'>,
): Pick<DeliveryData, 'knownZip'> => {
  const zipCode = deliveryAddress === undefined ? deliveryZip() : undefined;
  return zipCode === undefined ? {} : { knownZip: zipCode };
};

/**
 * Loads the delivery step (CHK-03 to CHK-06). A parameter says that an order could not be placed because its address or its
 * day is not there any more (CHK-07).
 */
export const makeDeliveryLoader =
  (ports: DeliveryLoaderPorts): PageLoader<DeliveryData> =>
  ({ query }) =>
    loadStep(ports, 'delivery', (checkout) => {
      const isReopened = query.has(ADDRESS_GONE) || query.has(DAY_GONE);
      return {
        checkout: withoutCart(checkout),
        ...knownZip(ports.placeStore, checkout),
        ...NOTHING_TYPED,
        problem: isReopened ? lackOf(checkout) : undefined,
        errors: isReopened && checkout.missing.includes('delivery-day') ? { day: DAY_NEEDED } : {},
      };
    });

const UNCHARGED = 'No order was placed and you weren’t charged.';

/** Says what the delivery lacks; undefined once it is complete. */
const lackOf = ({ missing, deliveryAddress }: Checkout): StepProblem | undefined => {
  if (missing.includes('address')) {
    // What is delivered on the same day does not reach an address that is chosen and yet missing (CHK-02).
    const isOutOfReach = deliveryAddress !== undefined;
    const message = isOutOfReach
      ? `Same-day delivery doesn’t reach this address. Please choose a nearby one, or another way in your cart. ${UNCHARGED}`
      : `Please choose where your order goes. An address that you chose before may have been removed. ${UNCHARGED}`;
    return { message, needsSignIn: false, needsOtherWay: isOutOfReach };
  }
  return missing.includes('delivery-day')
    ? {
        message: `Please choose a delivery day. A day that you chose before may no longer be offered. ${UNCHARGED}`,
        needsSignIn: false,
      }
    : undefined;
};

export interface DeliveryActionPorts {
  readonly completeDelivery: CompleteDelivery;
  readonly shop: string;
}

/** Handles the delivery form without scripts. */
export const makeDeliveryAction =
  ({ completeDelivery, shop }: DeliveryActionPorts): PageAction<DeliveryData> =>
  (form) => {
    const entries = entriesIn(form);
    const { methodId, day, tip, ownTip } = entries;
    const typed = form.has('line1') ? addressIn(form) : undefined;
    if (form.has('tip') && isTipUnclear(tip, ownTip)) {
      const changes = { typed, entries, errors: { tip: TIP_UNCLEAR }, question: undefined };
      return T.of({ kind: 'refused', status: 400, url: CHECKOUT_PATHS.delivery, changes });
    }
    const choices = {
      address: addressChoiceIn(form),
      methodId,
      day,
      tip: form.has('tip') ? tipOf(tip, ownTip) : undefined,
    };
    return send({ completeDelivery, shop, form, typed, entries }, choices);
  };

interface Sending extends DeliveryActionPorts {
  readonly form: URLSearchParams;
  readonly typed: Address | undefined;
  readonly entries: DeliveryEntries;
}

const send = (sending: Sending, choices: DeliveryChoices): T.Task<ActionResult<DeliveryData>> => {
  const { completeDelivery, shop, form, typed, entries } = sending;
  return pipe(
    completeDelivery(choices),
    TE.matchE(
      (error): T.Task<ActionResult<DeliveryData>> => {
        const changes = { typed, entries, errors: deliveryErrors(error), question: undefined };
        return T.of(refusedStep<DeliveryData>(shop, 'delivery', error, changes, { ...NOTHING_LOADED, ...changes }));
      },
      (set): T.Task<ActionResult<DeliveryData>> => {
        if (set.kind === 'set' && set.checkout.missing.includes('delivery-day')) {
          // The address was accepted, and is shown as the chosen one instead of an empty form.
          const addressId = set.checkout.deliveryAddress?.id;
          const changes = { entries: { ...entries, addressId }, errors: { day: DAY_NEEDED } };
          return T.of({ kind: 'refused', status: 400, url: CHECKOUT_PATHS.delivery, changes });
        }
        if (set.kind === 'set') {
          return T.of({ kind: 'see-other', url: firstOpenPath(set.checkout.missing) });
        }
        const suggestion = chosenSuggestion(form, set);
        if (suggestion !== undefined) {
          return send(sending, { ...choices, address: { kind: 'typed', address: suggestion, asTyped: true } });
        }
        const { typed: asked, suggestions } = set;
        return T.of({
          kind: 'refused',
          status: 409,
          url: CHECKOUT_PATHS.delivery,
          changes: { typed, entries, question: { typed: asked, suggestions } },
        });
      },
    ),
  );
};

const entriesIn = (form: URLSearchParams): DeliveryEntries => ({
  addressId: form.has('addressId') ? textOf(form, 'addressId') : undefined,
  methodId: textOf(form, 'methodId') || undefined,
  day: textOf(form, 'day') || undefined,
  tip: textOf(form, 'tip'),
  ownTip: textOf(form, 'ownTip'),
});
