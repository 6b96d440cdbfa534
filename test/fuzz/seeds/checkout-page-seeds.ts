import { CARD_FORM_ACTIONS } from '../../../core/paths/card-form-actions';
import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { PAYMENT_FORM_ACTIONS } from '../../../core/paths/payment-form-actions';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import {
  ACCOUNT_PATHS,
  BUY_AGAIN_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PATHS,
  CONFIRMATION_PATH,
  ORDER_HISTORY_PATH,
  ORDER_PATH,
  ORDER_SUMMARY_PATH,
  TRACK_ORDER_PATH,
} from '../../../core/paths/paths';
import { CARD_PARTS } from '../../../ui/checkout/card/typed-card';
import type { Seed, ShopFacts } from './seed';

const KEY = '00000000-0000-4000-8000-000000000000';

/** What the provider's own page adds to the address after a card was typed there. */
const CARD = new URLSearchParams({
  [CARD_PARTS.token]: 'pm_1',
  [CARD_PARTS.brand]: 'visa',
  [CARD_PARTS.lastFour]: '4242',
  [CARD_PARTS.expires]: '12/2032',
});

const page = (path: string, as: Seed['as']): Seed => ({ route: 'GET /*', path, as });

const form = (path: string, fields: Readonly<Record<string, string>>, as: Seed['as'] = 'member'): Seed => ({
  route: 'POST /*',
  path,
  form: fields,
  as,
});

const ADDRESS = {
  addressId: '800001',
  replaces: 'Home',
  firstName: 'Robin',
  lastName: 'Reed',
  line1: '1 Bark Street',
  line2: 'Apt 2',
  city: 'San Diego',
  state: 'CA',
  zipCode: '92101',
  phone: '5555550100',
  addressDecision: 'keep',
};

const order = { orderId: '900001', orderToken: 'a.b', changeKey: KEY };
const placing = { orderId: '900001', key: KEY, total: '36.97' };

/** One valid request for each page and each form of the checkout and of placed orders. */
export const checkoutPageSeeds = ({ partNumber }: ShopFacts): ReadonlyArray<Seed> => [
  page(CHECKOUT_PATH, 'guest'),
  page(`${ACCOUNT_PATHS.addresses}?edit=800001&remove=800001&done=saved`, 'member'),
  page(`${ACCOUNT_PATHS.wallet}?remove=30001&done=removed`, 'member'),
  page(`${ACCOUNT_PATHS.wallet}?edit=30001`, 'member'),
  page(`${ACCOUNT_PATHS.wallet}?add=card&${CARD}`, 'member'),
  page(`${ACCOUNT_PATHS.wallet}?setup_intent=seti_1&redirect_status=succeeded`, 'member'),
  ...Object.values(CHECKOUT_PATHS).map((path) => page(path, 'member')),
  page(`${CHECKOUT_PATHS.addresses}?edit=800001`, 'member'),
  page(`${CHECKOUT_PATHS.return}?orderId=900001&key=${KEY}&total=36.97`, 'guest'),
  page(`${CHECKOUT_PATHS.payment}?${CARD}`, 'guest'),
  page(`${CONFIRMATION_PATH}?orderId=900001&orderToken=a.b`, 'guest'),
  page(`${ORDER_PATH}?orderId=900001&done=cancelled&again=added`, 'member'),
  page(`${TRACK_ORDER_PATH}?orderToken=a.b&find=other`, undefined),
  page(`${ORDER_SUMMARY_PATH}?orderId=900001&returnId=970001`, 'member'),
  page(`${ORDER_HISTORY_PATH}?page=2`, 'member'),
  page(`${BUY_AGAIN_PATH}?showTabName=purchaselist&page=2`, 'member'),
  form(CHECKOUT_FORM_ACTIONS.checkoutStart, { URL: '/checkout' }),
  form(CHECKOUT_FORM_ACTIONS.checkoutContact, { email: 'robin@example.test', phone: '(555) 555-0100' }, 'guest'),
  form(CHECKOUT_FORM_ACTIONS.checkoutDelivery, {
    ...ADDRESS,
    methodId: '11',
    day: '2030-01-15',
    tip: 'own',
    ownTip: '3.50',
  }),
  form(CHECKOUT_PATHS.prescription, {
    'pet-1': 'new',
    'petName-1': 'Bella',
    'petKind-1': 'dog',
    vet: 'new',
    clinic: 'Bark Street Clinic',
    place: 'San Diego, CA',
    phone: '(619) 555-0142',
  }),
  form(CHECKOUT_FORM_ACTIONS.checkoutAddress, { ...ADDRESS, hasDefault: 'true', isDefault: 'true' }),
  form(CHECKOUT_FORM_ACTIONS.checkoutChooseAddress, { addressId: '800001' }),
  form(PAYMENT_FORM_ACTIONS.checkoutPayment, {
    ...ADDRESS,
    payment: 'card:1',
    billing: 'new',
    billingDefault: 'true',
    ...Object.fromEntries(CARD),
  }),
  form(PAYMENT_FORM_ACTIONS.checkoutGiftCard, { giftCardNumber: '6006490000000000014', giftCardPin: '1234' }, 'guest'),
  form(PAYMENT_FORM_ACTIONS.checkoutRemoveGiftCard, { giftCardId: '1' }),
  form(ACCOUNT_FORM_ACTIONS.accountAddress, { ...ADDRESS, edit: '800001', purpose: 'both', defaultDelivery: 'true' }),
  form(ACCOUNT_FORM_ACTIONS.accountRemoveAddress, { nickName: 'Home' }),
  form(ACCOUNT_FORM_ACTIONS.accountDefaultAddress, { addressId: '800001', use: 'billing' }),
  form(CARD_FORM_ACTIONS.add, Object.fromEntries(CARD)),
  form(CARD_FORM_ACTIONS.finish, { setup: 'seti_1' }),
  form(ACCOUNT_FORM_ACTIONS.accountRemoveCard, { walletId: '30001' }),
  form(ACCOUNT_FORM_ACTIONS.accountDefaultCard, { walletId: '30001' }),
  form(CARD_FORM_ACTIONS.edit, { walletId: '30001', month: '04', year: '2041' }),
  form(CARD_FORM_ACTIONS.replace, { walletId: '30001', by: '30002' }),
  form(PAYMENT_FORM_ACTIONS.checkoutPromotion, { code: 'SAVE5' }),
  form(PAYMENT_FORM_ACTIONS.checkoutRemovePromotion, { code: 'SAVE5' }),
  form(CHECKOUT_FORM_ACTIONS.placeOrder, { ...placing, seen: 'a' }),
  form(CHECKOUT_FORM_ACTIONS.finishOrder, placing, 'guest'),
  form(ORDER_FORM_ACTIONS.lookUpOrder, { orderId: '900001', email: 'robin@example.test' }, undefined),
  form(ORDER_FORM_ACTIONS.cancelOrder, { ...order, itemId: '1', quantity: '1' }),
  form(ORDER_FORM_ACTIONS.returnItems, { ...order, reason: 'damaged', 'quantity-1': '1' }),
  form(ORDER_FORM_ACTIONS.buyAgain, { URL: ORDER_HISTORY_PATH, partNumber, quantity: '1' }),
  form(ORDER_FORM_ACTIONS.registerWithOrder, order, 'guest'),
];
