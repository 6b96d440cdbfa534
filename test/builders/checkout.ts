import type {
  AppliedGiftCard,
  Checkout,
  CheckoutState,
  ChosenPayment,
  SavedCard,
  ShippingMethod,
} from '../../core/checkout/loading/checkout';
import type { Cart } from '../../core/cart/cart';
import { aSavedAddress } from './address';
import { aCart } from './cart';

/** Free shipping in three to five days. */
export const aShippingMethod = (facts: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: '11',
  code: 'Standard',
  name: '3-5 days',
  cost: 0,
  date: '2030-01-09',
  ...facts,
});

export const aSavedCard = (facts: Partial<SavedCard> = {}): SavedCard => ({
  walletId: '30001',
  kind: 'card',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  isDefault: true,
  isTemporary: false,
  ...facts,
});

export const aChosenPayment = (facts: Partial<ChosenPayment> = {}): ChosenPayment => ({
  id: '20001',
  kind: 'card',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  ...facts,
});

export const anAppliedGiftCard = (facts: Partial<AppliedGiftCard> = {}): AppliedGiftCard => ({
  id: '980001',
  lastFour: '0025',
  balance: 25,
  amount: 25,
  ...facts,
});

/** A checkout with everything that an order needs. */
export const aCheckoutState = (facts: Partial<CheckoutState> = {}): CheckoutState => ({
  orderId: '900001',
  contact: { email: 'pat@example.test', phone: '6195550100' },
  deliveryAddress: aSavedAddress(),
  billingAddress: undefined,
  savedAddresses: [aSavedAddress()],
  shippingMethods: [aShippingMethod()],
  chosenMethod: aShippingMethod(),
  deliveryDays: [],
  deliveryDay: undefined,
  vendors: [],
  takesTip: false,
  asksWhoPicksUp: false,
  tip: 0,
  payment: aChosenPayment(),
  giftCards: [],
  toPay: aCart().total,
  minimumCharge: 0,
  savedCards: [],
  isWalletFull: false,
  cardFields: { kind: 'embedded', origin: 'https://cards.example.test' },
  hasPayPal: true,
  missing: [],
  ...facts,
});

/** A complete checkout of one dog food. */
export const aCheckout = (facts: Partial<Checkout> = {}, cart: Cart = aCart()): Checkout => ({
  ...aCheckoutState(),
  toPay: cart.total,
  cart,
  totals: {
    subTotal: cart.subTotal,
    discount: cart.discount,
    shipping: cart.shipping,
    tax: cart.tax,
    tip: 0,
    total: cart.total,
  },
  isDelivered: true,
  tipSuggestions: [],
  placing: undefined,
  ...facts,
});
