import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient, HttpRequest } from '../../adapters/http/http-client';
import type { PersonalPorts, SharedPorts } from '../../composition/backend/ports';
import { makePorts } from '../../composition/backends/hcl/ports';
import { anAddress } from '../builders/address';
import { aPetToSave, aVetToSave } from '../builders/pet';
import { STORE_IDS } from './store-ids';

const REPEAT_PLAN = {
  frequency: { unit: 'week', count: 4 },
  nextDate: '2030-01-15',
  addressId: '800003',
  walletId: '30001',
  lines: [{ partNumber: 'SKU-1001', quantity: 2 }],
} as const;

const REGISTRATION = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  password: 'Pawsome123',
  phoneNumber: '5555550100',
  palsPhoneNumber: '5555550100',
  palsReward: '123456789',
  captcha: 'solved',
};

const ORDER_KEY = { orderId: '900001', token: undefined, changeKey: 'key-of-the-page-0001' };

const TEMP_CARD = {
  callId: 'call-1',
  isPrescreen: false,
  pccUserId: '700002',
  saveToWallet: true,
  enrollmentStatus: 'APPROVED',
};

const BATH = { storeId: '1101', serviceId: 'bath', species: 'dog', size: 'small' } as const;
const LIST_ITEM = { listId: 'list-1', itemId: '1' };

const PRESCRIPTION = {
  pets: [{ itemId: '910001', pet: { name: 'Bella', kind: 'dog' } }],
  vet: { clinic: 'Bark Street Clinic', place: 'San Diego, CA', phone: '' },
} as const;

const ADDRESS = { address: anAddress(), asTyped: false };

/**
 * The ports whose adapters call the commerce service from the browser. `skuPrices` has a separate route, and the
 * fallback for trends is data.
 */
type BrowserPorts = PersonalPorts & Omit<SharedPorts, 'search' | 'skuPrices' | 'trendingFallback'>;

type Calls = ReadonlyArray<Task<unknown>>;

/** Calls of all methods of all ports. A new port or method is a compile error here until its calls are added. */
const CALLS: {
  readonly [Name in keyof BrowserPorts]: {
    readonly [Method in keyof BrowserPorts[Name]]: (port: BrowserPorts[Name]) => Calls;
  };
} = {
  accountSessions: {
    open: ({ open }) => [open],
    end: ({ end }) => [end('session-1')],
    endOthers: ({ endOthers }) => [endOthers],
  },
  accountStore: { keep: ({ keep }) => [keep('1101')] },
  addressBook: {
    addresses: ({ addresses }) => [addresses],
    add: ({ add }) => [add(ADDRESS)],
    change: ({ change }) => [change('Home', ADDRESS)],
    remove: ({ remove }) => [remove('Home')],
  },
  appointments: {
    services: ({ services }) => [services],
    slots: ({ slots }) => [slots(BATH, '2026-11-25')],
    appointments: ({ appointments }) => [appointments],
    hold: ({ hold }) => [hold(BATH, '2026-11-25T17:00:00Z')],
    confirm: ({ confirm }) => [confirm('1', { petName: 'Rex', note: '', membershipId: undefined, price: 45 })],
    move: ({ move }) => [move('1', '2026-11-25T17:00:00Z', 45)],
    cancel: ({ cancel }) => [cancel('1')],
  },
  care: {
    plans: ({ plans }) => [plans],
    memberships: ({ memberships }) => [memberships],
    join: ({ join }) => [
      join({ planId: 'vital-care', petName: 'Rex', species: 'dog', joinKey: 'key-of-the-page-0001' }),
    ],
    cancel: ({ cancel }) => [cancel('1')],
    keep: ({ keep }) => [keep('1')],
  },
  personalData: {
    download: ({ download }) => [download],
    deleteAccount: ({ deleteAccount }) => [deleteAccount('Pawsome123')],
  },
  pets: {
    pets: ({ pets }) => [pets],
    kinds: ({ kinds }) => [kinds],
    add: ({ add }) => [add(aPetToSave(), 'key-of-the-page-0001')],
    change: ({ change }) => [change('7', aPetToSave())],
    remove: ({ remove }) => [remove('7')],
    photo: ({ photo }) => [photo('7')],
  },
  vets: {
    vets: ({ vets }) => [vets],
    add: ({ add }) => [add(aVetToSave(), 'key-of-the-page-0001')],
    change: ({ change }) => [change('7', aVetToSave())],
    remove: ({ remove }) => [remove('7')],
  },
  profiles: {
    profile: ({ profile }) => [profile],
    change: ({ change }) => [
      change({ firstName: 'Pat', lastName: 'Doe', phone: '5555550100', wantsOffers: true, reminders: [] }),
    ],
    requestEmail: ({ requestEmail }) => [requestEmail({ email: 'new@example.test', oldPassword: 'Old12345' })],
    confirmEmail: ({ confirmEmail }) => [confirmEmail('ABCD2345')],
    changePassword: ({ changePassword }) => [changePassword({ oldPassword: 'Old12345', newPassword: 'New12345' })],
  },
  addressDirectory: {
    suggest: ({ suggest }) => [suggest({ text: '1 Bark', zipCode: '92101' })],
    placeOf: ({ placeOf }) => [placeOf('92101')],
  },
  cardProgramme: {
    status: ({ status }) => [status],
    addTempCard: ({ addTempCard }) => [addTempCard(TEMP_CARD)],
  },
  cart: {
    load: ({ load }) => [load],
    calculate: ({ calculate }) => [calculate],
    add: ({ add }) => [add('SKU-1001', 2)],
    personalize: ({ personalize }) => [personalize('910001', 1, { lines: ['MAX'], font: 'Block', color: '' })],
    changeQuantity: ({ changeQuantity }) => [changeQuantity('7001', 3), changeQuantity('7001', 0)],
    applyPromotion: ({ applyPromotion }) => [applyPromotion('PUP5')],
    removePromotion: ({ removePromotion }) => [removePromotion('PUP5')],
  },
  fulfilment: {
    optionsOfCart: ({ optionsOfCart }) => [optionsOfCart({ storeId: '1101', zipCode: '92101' })],
    optionsOf: ({ optionsOf }) => [optionsOf('SKU-1001', 1, { storeId: undefined, zipCode: undefined })],
    choose: ({ choose }) => [choose('7001', { method: 'pickup', storeId: '1101' })],
  },
  checkout: {
    load: ({ load }) => [load],
    setContact: ({ setContact }) => [setContact({ email: 'pat@example.test', phone: '5555550100' })],
    setDeliveryAddress: ({ setDeliveryAddress }) => [setDeliveryAddress('800003')],
    chooseShippingMethod: ({ chooseShippingMethod }) => [chooseShippingMethod('11')],
    chooseDeliveryDay: ({ chooseDeliveryDay }) => [chooseDeliveryDay('2030-01-15')],
    setPrescription: ({ setPrescription }) => [setPrescription(PRESCRIPTION)],
    addTip: ({ addTip }) => [addTip(3.5)],
    choosePayment: ({ choosePayment }) => [choosePayment({ choice: { kind: 'paypal' }, billingAddressId: undefined })],
    applyGiftCard: ({ applyGiftCard }) => [applyGiftCard({ number: '7000000000000000001', pin: '4711' })],
    removeGiftCard: ({ removeGiftCard }) => [removeGiftCard('980001')],
    prepare: ({ prepare }) => [prepare('900001')],
    place: ({ place }) => [place({ orderId: '900001', key: 'key', total: 1, returnUrl: 'https://shop.example.test' })],
  },
  google: {
    nonce: ({ nonce }) => [nonce],
    signIn: ({ signIn }) => [signIn('header.claims.signature')],
  },
  identity: {
    becomeGuest: ({ becomeGuest }) => [becomeGuest],
    signIn: ({ signIn }) => [signIn('pat@example.test', 'Pawsome123')],
    signOut: ({ signOut }) => [signOut],
  },
  membership: { join: ({ join }) => [join('5555550100'), join(undefined)] },
  newsletter: { subscribe: ({ subscribe }) => [subscribe('pat@example.test')] },
  orders: {
    history: ({ history }) => [history({ number: 1, size: 10 })],
    byId: ({ byId }) => [byId('900001')],
    byToken: ({ byToken }) => [byToken('a.token')],
    lookUp: ({ lookUp }) => [lookUp('900001', 'pat@example.test')],
    cancel: ({ cancel }) => [cancel(ORDER_KEY, undefined)],
    startReturn: ({ startReturn }) => [startReturn(ORDER_KEY, [{ lineId: '910001', quantity: 1 }], 'damaged')],
    purchases: ({ purchases }) => [purchases({ number: 1, size: 10 }, undefined)],
  },
  ownReviews: {
    standing: ({ standing }) => [standing('PN-1001')],
    write: ({ write }) => [
      write('PN-1001', { rating: 5, title: 'Great', text: 'My dog likes it a lot.', petKind: 'dog' }),
    ],
    remove: ({ remove }) => [remove('PN-1001')],
    vote: ({ vote }) => [vote('PN-1001', 'r1', true), vote('PN-1001', 'r1', false)],
  },
  passwords: {
    requestReset: ({ requestReset }) => [requestReset('pat@example.test')],
    reset: ({ reset }) => [reset({ email: 'pat@example.test', code: '123456', password: 'Brandnew456' })],
  },
  person: {
    userInfo: ({ userInfo }) => [userInfo],
    ping: ({ ping }) => [ping],
    userType: ({ userType }) => [userType],
  },
  registration: { register: ({ register }) => [register(REGISTRATION)] },
  repeatDelivery: {
    plans: ({ plans }) => [plans],
    offer: ({ offer }) => [offer(['SKU-1001', 'SKU-1002'])],
    start: ({ start }) => [start({ ...REPEAT_PLAN, startKey: 'key-of-the-page-0001' })],
    change: ({ change }) => [
      change('960001', { kind: 'change', ...REPEAT_PLAN }),
      change('960001', { kind: 'send-now', shownTotal: 31.9 }),
      change('960001', { kind: 'cancel', reason: 'price' }),
    ],
  },
  rewards: {
    details: ({ details }) => [details],
    load: ({ load }) => [load(['C-1', 'C-2'])],
  },
  savedItems: {
    save: ({ save }) => [save('7001')],
    moveToCart: ({ moveToCart }) => [moveToCart('8001', { method: 'ship' })],
    remove: ({ remove }) => [remove('8001')],
  },
  signInLinks: {
    mailLink: ({ mailLink }) => [mailLink('pat@example.test')],
    useLink: ({ useLink }) => [useLink('0123456789abcdef')],
  },
  chatAnswers: { answer: ({ answer }) => [answer('Can I return this?')], careText: ({ careText }) => [careText] },
  clinicDirectory: { suggest: ({ suggest }) => [suggest({ text: 'Bark Clinic' })] },
  storeConfiguration: {
    values: ({ values }) => [values(['SF_CHAT_ENABLED']), values(['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED'])],
  },
  stores: {
    allStores: ({ allStores }) => [allStores],
    closedStores: ({ closedStores }) => [closedStores],
    store: ({ store }) => [store('1101')],
    nearestByZip: ({ nearestByZip }) => [nearestByZip('92101', 5)],
    places: ({ places }) => [places('San Diego')],
  },
  questionGateway: {
    ask: ({ ask }) => [ask({ productId: '22000', text: 'Is it soft enough?' })],
    answer: ({ answer }) => [answer({ questionId: '7', text: 'Yes, it is.' })],
  },
  stockNotices: {
    ask: ({ ask }) => [ask({ partNumber: 'SKU-1001', storeId: '1101', email: 'pat@example.test' })],
    preferences: ({ preferences }) => [preferences('a-token')],
    stop: ({ stop }) => [stop('a-token', { kind: 'notices' })],
    remindAgain: ({ remindAgain }) => [remindAgain('a-token', 'appointments')],
    undo: ({ undo }) => [undo('a-token')],
    own: ({ own }) => [own],
    removeOwn: ({ removeOwn }) => [removeOwn('1')],
  },
  storeStock: {
    inStore: ({ inStore }) => [inStore('1101', ['SKU-1001'])],
    atStores: ({ atStores }) => [atStores('SKU-1001', ['1101', '1102'])],
  },
  wallet: {
    wallet: ({ wallet }) => [wallet],
    remove: ({ remove }) => [remove('30001')],
    makeDefault: ({ makeDefault }) => [makeDefault('30001')],
    replace: ({ replace }) => [replace('30001', '30002')],
    changeExpiry: ({ changeExpiry }) => [changeExpiry('30001', { month: '04', year: '2041' })],
    add: ({ add }) => [add({ token: 'pm_1', returnUrl: 'https://shop.example/account/wallet' })],
    finishAdding: ({ finishAdding }) => [finishAdding('seti_1')],
  },
  wishLists: {
    lists: ({ lists }) => [lists],
    wished: ({ wished }) => [wished],
    wish: ({ wish }) => [wish('SKU-1001')],
    unwish: ({ unwish }) => [unwish('SKU-1001')],
    create: ({ create }) => [create('For Rex')],
    rename: ({ rename }) => [rename('list-1', 'For Bo')],
    remove: ({ remove }) => [remove('list-1')],
    changeItem: ({ changeItem }) => [changeItem(LIST_ITEM, { quantity: 2, note: 'Soon' })],
    moveItem: ({ moveItem }) => [moveItem(LIST_ITEM, 'list-2')],
    removeItem: ({ removeItem }) => [removeItem(LIST_ITEM)],
    restore: ({ restore }) => [restore('list-1'), restore('list-1', '1')],
    share: ({ share }) => [share('list-1', true)],
    stopSharing: ({ stopSharing }) => [stopSharing('list-1')],
    shared: ({ shared }) => [shared('a-token')],
  },
};

const callsOf = <Name extends keyof BrowserPorts>(ports: BrowserPorts, name: Name): Calls =>
  Object.values<(port: BrowserPorts[Name]) => Calls>(CALLS[name]).flatMap((calls) => calls(ports[name]));

/**
 * Returns the requests that the pages' scripts send to the commerce service, at least one for each method of each port.
 */
export const commerceRequests = async (): Promise<ReadonlyArray<HttpRequest>> => {
  const sent: HttpRequest[] = [];
  const http: HttpClient = (request) => {
    sent.push(request);
    return TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' });
  };
  const { personalPorts, sharedPorts } = makePorts(STORE_IDS);
  const ports = { ...personalPorts(http, http, { deliveryZip: () => '92101' }), ...sharedPorts(http, http) };
  const names = Object.keys(CALLS) as ReadonlyArray<keyof BrowserPorts>;
  for (const call of names.flatMap((name) => callsOf(ports, name))) await call();
  return sent;
};
