import * as TE from 'fp-ts/TaskEither';
import { makeFillFromZip } from '../../../core/addresses/fill-from-zip';
import { makeSaveAddress } from '../../../core/addresses/save-address';
import { makeSuggestAddress } from '../../../core/addresses/suggest-address';
import type { Checkout } from '../../../core/checkout/loading/checkout';
import type { FetchCheckoutUseCases } from '../../../core/checkout/checkout-use-cases';
import { makeBeginAgain } from '../../../core/checkout/placing/begin-again';
import { makeCompleteDelivery } from '../../../core/checkout/steps/complete-delivery';
import { makeCompletePayment } from '../../../core/checkout/steps/complete-payment';
import type { ModalType } from '../../../core/overlay/modal-type';
import { AddressDialogs } from '../../../ui/checkout/address/address-dialogs';
import { valueOf, type CheckoutTestWorld } from '../../core/checkout/checkout-world';

/** What the screens of the checkout need, on fakes. */
export const screensOf = (world: CheckoutTestWorld) => {
  const { book, directory } = world;
  const saveAddress = makeSaveAddress({ book, fillFromZip: makeFillFromZip({ directory }) });
  const completeDelivery = makeCompleteDelivery(world);
  const completePayment = makeCompletePayment({ ...world, saveAddress });
  const useCases: FetchCheckoutUseCases = TE.right({
    ...world,
    completeDelivery,
    completePayment,
    beginAgain: makeBeginAgain(world),
    saveAddress,
    addresses: book.addresses,
    removeAddress: book.remove,
    suggestAddress: makeSuggestAddress({ directory }),
    fillFromZip: makeFillFromZip({ directory }),
  });
  const left: string[] = [];
  const opened: ModalType[] = [];
  let closed = 0;
  const dialogs = new AddressDialogs({
    useCases,
    open: (type) => void opened.push(type),
    close: () => void (closed += 1),
  });
  return {
    useCases,
    completeDelivery,
    completePayment,
    dialogs,
    opened,
    /** How often a dialog was closed. */
    closed: () => closed,
    /** The pages that were opened. */
    left,
    leave: (path: string) => void left.push(path),
    checkout: async (): Promise<Checkout> => valueOf(await world.loadCheckout()),
    review: async (): Promise<Checkout> => valueOf(await world.loadReview()),
  };
};
