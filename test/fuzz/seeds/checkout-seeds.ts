import { call, WCS, type Seed, type ShopFacts } from './seed';

const ADDRESS = {
  nickName: 'Home',
  addressType: 'ShippingAndBilling',
  primary: 'true',
  x_defaultShipping: 'true',
  x_defaultBilling: 'false',
  firstName: 'Robin',
  lastName: 'Reed',
  addressLine: ['1 Bark Street', 'Apt 2', ''],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92101',
  country: 'US',
  phone1: '5555550100',
};

const CARD = {
  orderId: '.',
  payMethodId: 'CARD',
  piAmount: '36.97',
  piCurrency: 'USD',
  billing_address_id: '800001',
  protocolData: [
    { name: 'account', value: 'pm_1' },
    { name: 'expire_month', value: '12' },
    { name: 'expire_year', value: '2032' },
    { name: 'brand', value: 'visa' },
    { name: 'last_four', value: '4242' },
    { name: 'save_card', value: 'true' },
  ],
};

const PRESCRIPTION = {
  vet: { clinic: 'Bark Street Clinic', place: 'San Diego, CA', phone: '6195550142' },
  pets: [{ orderItemId: '910001', name: 'Bella', kind: 'dog' }],
};
const KEY = '00000000-0000-4000-8000-000000000000';

/** One valid call of each route between the cart and a placed order, of the address book, and of orders. */
export const checkoutSeeds = ({ partNumber, storeId }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, {
    itemId: '920001',
    zip: '92101',
    addressId: '800001',
    nickName: 'Home',
    piId: KEY,
    orderId: '900001',
    token: 'a.b',
    giftCardId: '1',
    walletId: '30001',
    setupId: 'seti_1',
  });
  const guest = { as: 'guest' } as const;
  const member = { as: 'member' } as const;
  const lines = [{ orderItemId: '1', quantity: '1' }];
  return [
    store('POST', 'cart/@self/x_savedItems', { ...guest, json: { orderItemId: '1' } }),
    store('POST', 'cart/@self/x_savedItems/:itemId/x_toCart', { ...guest, json: { x_fulfilment: 'SHIP' } }),
    store('DELETE', 'cart/@self/x_savedItems/:itemId', guest),
    store('GET', 'cart/petco_shipping_info/x_options', {
      ...guest,
      query: `?partNumber=${partNumber}&quantity=1&physicalStoreId=${storeId}&zipCode=92101`,
    }),
    store('PUT', 'cart/@self/shipping_info', {
      ...member,
      json: {
        orderId: '.',
        addressId: '800001',
        shipModeId: '11',
        x_deliveryDay: '2030-01-15',
        orderItem: [{ orderItemId: '1', x_fulfilment: 'SDD', physicalStoreId: storeId, addressId: '800001' }],
      },
    }),
    store('GET', 'x_addresses/suggest', { query: '?text=12+Main&zipCode=92101' }),
    store('GET', 'x_addresses/zip/:zip'),
    store('GET', 'person/@self/contact', { ...member, query: '?addressType=Shipping' }),
    store('GET', 'person/@self/contact/byAddressId/:addressId', member),
    store('POST', 'person/@self/contact', { ...member, query: '?bypassAVS=true', json: ADDRESS }),
    store('PUT', 'person/@self/contact/:nickName', { ...member, query: '?bypassAVS=true', json: ADDRESS }),
    store('DELETE', 'person/@self/contact/:nickName', guest),
    store('GET', 'cart/@self/x_checkout', member),
    store('PUT', 'cart/@self/x_contact', {
      ...member,
      json: { orderId: '.', email1: 'robin@example.test', phone1: '5555550100', firstName: 'Robin', lastName: 'Doe' },
    }),
    store('PUT', 'cart/@self/x_prescription', { ...member, json: PRESCRIPTION }),
    store('POST', 'payment/add_tip', { ...member, json: { orderId: '.', tip_type: 'TIP_AMOUNT', tip_amount: '3.50' } }),
    store('PUT', 'cart/@self/precheckout', { ...member, json: { orderId: '.' } }),
    store('GET', 'cart/@self/usable_payment_info', member),
    store('POST', 'cart/@self/payment_instruction', { ...member, json: CARD }),
    store('DELETE', 'cart/@self/payment_instruction', guest),
    store('DELETE', 'cart/@self/payment_instruction/:piId', guest),
    store('POST', 'cart/@self/x_gift_card', { ...guest, json: { number: '6006490000000001', pin: '1234' } }),
    store('DELETE', 'cart/@self/x_gift_card/:giftCardId', guest),
    store('PUT', 'wallet/@self/x_card/:walletId', { ...member, json: { isDefault: 'true' } }),
    store('PUT', 'wallet/@self/x_card/:walletId', { ...member, json: { x_replacedBy: '30002' } }),
    store('PUT', 'wallet/@self/x_card/:walletId/x_expiry', {
      ...member,
      json: { expireMonth: '04', expireYear: '2041' },
    }),
    store('DELETE', 'wallet/@self/x_card/:walletId', guest),
    store('POST', 'wallet/@self/x_card', {
      ...member,
      json: { token: 'pm_1', x_returnUrl: 'http://127.0.0.1/account/wallet' },
    }),
    store('PUT', 'wallet/@self/x_setup/:setupId', member),
    store('POST', 'cart/@self/checkout', {
      ...member,
      json: {
        orderId: '.',
        notifyMerchant: '1',
        notifyShopper: '1',
        notifyOrderSubmitted: '1',
        x_key: KEY,
        x_grandTotal: '20.00000',
        x_returnUrl: 'http://127.0.0.1/checkout',
      },
    }),
    store('GET', 'order/@history', { ...member, query: '?pageNumber=1&pageSize=10&langId=-1' }),
    store('GET', 'order/x_purchases', { ...member, query: '?pageNumber=1&pageSize=10' }),
    store('GET', 'order/:orderId', member),
    store('GET', 'order/byOrderIdAndEmail', { query: '?orderId=900001&email=robin@example.test' }),
    store('GET', 'order/x_byToken/:token'),
    store('POST', 'order/:orderId/x_cancel', {
      ...member,
      json: { orderItem: lines, x_key: KEY, x_orderToken: 'a.b' },
    }),
    store('POST', 'order/:orderId/x_return', {
      ...member,
      json: { orderItem: lines, reason: 'DAMAGED', x_key: KEY, x_orderToken: 'a.b' },
    }),
  ];
};
