import type { Address, Destination, SavedAddress } from '../../../core/addresses/address';
import type { CheckoutState } from '../../../core/checkout/loading/checkout';

export const TYPES = { delivery: 'Shipping', billing: 'Billing', both: 'ShippingAndBilling' } as const;
export const METHODS = { card: 'CARD', saved: 'SAVED', 'petco-pay': 'PETCOPAY', paypal: 'PAYPAL' } as const;
export const PARTS = {
  contact: 'contact',
  address: 'address',
  'delivery-day': 'deliveryDay',
  prescription: 'prescription',
  payment: 'payment',
} as const;

export const amount = (dollars: number): string => dollars.toFixed(5);

export const postal = ({ line1, line2, city, state, zipCode }: Destination) => ({
  addressLine: [line1, line2, ''],
  city,
  state,
  zipCode,
});

export const recipient = (address: Address) => ({
  ...postal(address),
  firstName: address.firstName,
  lastName: address.lastName,
  phone1: address.phone,
});

export const contact = (address: SavedAddress) => ({
  ...recipient(address),
  addressId: address.id,
  nickName: address.nickName,
  addressType: TYPES[address.purpose],
  primary: String(address.isDefault.delivery || address.isDefault.billing),
  x_defaultShipping: String(address.isDefault.delivery),
  x_defaultBilling: String(address.isDefault.billing),
});

const summary = ({ brand, lastFour, expiryMonth, expiryYear }: NonNullable<CheckoutState['payment']>) => ({
  brand,
  displayNumber: lastFour === '' ? '' : lastFour.padStart(16, '*'),
  expireMonth: expiryMonth === undefined ? undefined : String(expiryMonth).padStart(2, '0'),
  expireYear: expiryYear === undefined ? undefined : String(expiryYear),
});

/** `cart/@self/x_checkout` for a state. */
export const checkoutOnTheWire = (state: CheckoutState): unknown => ({
  orderId: state.orderId,
  contact: { email1: state.contact?.email ?? '', phone1: state.contact?.phone ?? '', ...state.contact?.pickup },
  addressId: state.deliveryAddress?.id,
  billingAddressId: state.billingAddress?.id,
  shipModeId: state.chosenMethod?.id,
  deliveryDay: state.deliveryDay,
  tip: amount(state.tip),
  x_takesTip: String(state.takesTip),
  x_asksWhoPicksUp: String(state.asksWhoPicksUp),
  paymentInstruction:
    state.payment === undefined
      ? []
      : [
          {
            piId: state.payment.id,
            payMethodId: METHODS[state.payment.kind],
            ...summary(state.payment),
            x_declined: state.payment.declined,
          },
        ],
  x_giftCards: state.giftCards.map(({ id, lastFour, balance, amount: paid }) => ({
    giftCardId: id,
    displayNumber: lastFour.padStart(19, '*'),
    balance: amount(balance),
    amount: amount(paid),
  })),
  x_toPay: state.toPay === undefined ? undefined : amount(state.toPay),
  x_minimumCharge: amount(state.minimumCharge),
  x_prescription: state.prescription && {
    lines: state.prescription.lines.map(({ itemId, name, petKinds, pet }) => ({
      orderItemId: itemId,
      description: name,
      petKinds,
      pet,
    })),
    vet: state.prescription.vet,
  },
  missing: state.missing.map((part) => PARTS[part]),
});

/** `cart/@self/usable_shipping_info` for a state. */
export const shippingOnTheWire = (state: CheckoutState): unknown => ({
  usableShippingAddress: state.savedAddresses.map(contact),
  usableShippingMode: [
    ...state.shippingMethods.map(({ id, code, name, cost, date }) => ({
      shipModeId: id,
      shipModeCode: code,
      description: name,
      shippingCharge: amount(cost),
      x_deliveryDate: date,
    })),
    { shipModeId: '21', shipModeCode: 'PickupInStore', description: 'Pick up in store', shippingCharge: '0.00000' },
  ],
  x_deliveryDays: state.deliveryDays.length === 0 ? undefined : state.deliveryDays,
  x_vendors: state.vendors.map(({ name, itemIds }) => ({ name, orderItemIds: itemIds })),
});

/** `cart/@self/usable_payment_info` for a state. */
export const paymentsOnTheWire = (state: CheckoutState): unknown => ({
  usablePaymentInformation: [{ paymentMethodName: 'CARD', description: 'Card' }],
  x_savedCards: state.savedCards.map((card) => ({
    ...summary({ ...card, id: '', kind: 'card' }),
    walletId: card.walletId,
    kind: card.kind === 'petco-pay' ? 'PETCOPAY' : 'CARD',
    isDefault: String(card.isDefault),
    isTemporary: String(card.isTemporary),
  })),
  x_walletIsFull: String(state.isWalletFull),
  x_cardFields: state.cardFields,
  x_paypal: String(state.hasPayPal),
});
