import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { NO_SUGGESTIONS } from '../../core/search/suggestions/trending-fallback';
import type { Unreachable } from '../../core/shared/upstream-failure';
import type {
  CataloguePorts,
  GivenPersonalPorts,
  GivenPublicPorts,
  GivenSearchPorts,
  GivenSharedPorts,
  PersonalPorts,
  PublicPorts,
  SearchPorts,
  SharedPorts,
} from './ports';

/** Replaces a port that a backend lacks: a page that uses it shows that the service is unavailable. */
const LACKING: TE.TaskEither<Unreachable, never> = TE.left({
  kind: 'unreachable',
  service: 'commerce',
  cause: 'unavailable',
});
const lacking = (): typeof LACKING => LACKING;
const nothing = TE.right([]);

const LACKING_SHARED_PORTS: SharedPorts = {
  addressDirectory: { suggest: () => nothing, placeOf: lacking },
  chatAnswers: { answer: lacking, careText: LACKING },
  clinicDirectory: { suggest: () => nothing },
  skuPrices: { prices: () => TE.right(new Map<string, number>()) },
  storeConfiguration: { values: () => TE.right({}) },
  stores: {
    allStores: nothing,
    store: () => TE.right(O.none),
    nearestByZip: () => nothing,
    closedStores: nothing,
    places: () => nothing,
  },
  storeStock: {
    inStore: () => TE.right(new Map<string, number>()),
    atStores: () => TE.right(new Map<string, number>()),
  },
  trendingFallback: { trendingCategories: [], brands: [] },
  search: undefined,
};

const LACKING_CATALOGUE_PORTS: Omit<CataloguePorts, 'catalogue'> = {
  advertisedProducts: { bySku: () => TE.right({ found: new Map(), unread: undefined }) },
  catalogueVersion: TE.right(undefined),
  contentPages: { page: () => TE.right(O.none), indexedPaths: nothing },
  marketing: { spot: (name) => TE.right({ name, items: [] }) },
  pageAddresses: { products: () => TE.right({ total: 0, urls: [] }) },
  productReviews: { list: () => TE.right(O.none) },
  previews: { signIn: lacking, preview: lacking, chooseDate: lacking },
  productQuestions: { find: () => TE.right({ total: 0, matching: 0, questions: [] }) },
  promotionOffers: { running: nothing },
};

const LACKING_PERSONAL_PORTS: Omit<PersonalPorts, 'cart' | 'identity' | 'person'> = {
  accountSessions: { open: LACKING, end: lacking, endOthers: LACKING },
  accountStore: { keep: lacking },
  addressBook: { addresses: nothing, add: lacking, change: lacking, remove: lacking },
  appointments: {
    services: LACKING,
    slots: lacking,
    appointments: LACKING,
    hold: lacking,
    confirm: lacking,
    move: lacking,
    cancel: lacking,
  },
  care: { plans: LACKING, memberships: LACKING, join: lacking, cancel: lacking, keep: lacking },
  cardProgramme: { status: LACKING, addTempCard: lacking },
  checkout: {
    load: LACKING,
    setContact: lacking,
    setDeliveryAddress: lacking,
    chooseShippingMethod: lacking,
    chooseDeliveryDay: lacking,
    setPrescription: lacking,
    addTip: lacking,
    choosePayment: lacking,
    applyGiftCard: lacking,
    removeGiftCard: lacking,
    prepare: lacking,
    place: lacking,
  },
  fulfilment: { optionsOfCart: () => TE.right({}), optionsOf: () => nothing, choose: lacking },
  google: { nonce: LACKING, signIn: lacking },
  membership: { join: lacking },
  newsletter: { subscribe: lacking },
  orders: {
    history: lacking,
    byId: lacking,
    byToken: lacking,
    lookUp: lacking,
    cancel: lacking,
    startReturn: lacking,
    purchases: lacking,
  },
  ownReviews: { standing: lacking, write: lacking, remove: lacking, vote: lacking },
  personalData: { download: LACKING, deleteAccount: lacking },
  pets: { pets: LACKING, kinds: LACKING, add: lacking, change: lacking, remove: lacking, photo: lacking },
  profiles: {
    profile: LACKING,
    change: lacking,
    requestEmail: lacking,
    confirmEmail: lacking,
    changePassword: lacking,
  },
  questionGateway: { ask: lacking, answer: lacking },
  passwords: { requestReset: lacking, reset: lacking },
  registration: { register: lacking },
  repeatDelivery: { plans: LACKING, offer: lacking, start: lacking, change: lacking },
  rewards: { details: LACKING, load: lacking },
  savedItems: { save: lacking, moveToCart: lacking, remove: lacking },
  signInLinks: { mailLink: lacking, useLink: lacking },
  stockNotices: {
    ask: lacking,
    preferences: () => TE.right(O.none),
    stop: () => TE.right(false),
    remindAgain: () => TE.right(false),
    undo: () => TE.right(false),
    own: nothing,
    removeOwn: lacking,
  },
  vets: { vets: LACKING, add: lacking, change: lacking, remove: lacking },
  wallet: {
    wallet: LACKING,
    remove: lacking,
    makeDefault: lacking,
    replace: lacking,
    changeExpiry: lacking,
    add: lacking,
    finishAdding: lacking,
  },
  wishLists: {
    lists: nothing,
    wished: nothing,
    wish: lacking,
    unwish: lacking,
    create: lacking,
    rename: lacking,
    remove: lacking,
    changeItem: lacking,
    moveItem: lacking,
    removeItem: lacking,
    restore: lacking,
    share: lacking,
    stopSharing: lacking,
    shared: () => TE.right(O.none),
  },
};

const LACKING_SEARCH_PORTS: Omit<SearchPorts, 'productSearch'> = {
  recommendations: {
    recommend: ({ podId }) => TE.right({ podId, title: '', products: [], resultId: undefined, experiment: undefined }),
  },
  suggestions: { forTerm: () => TE.right(NO_SUGGESTIONS), trending: () => TE.right(NO_SUGGESTIONS) },
};

const completeSearch = (given: GivenSearchPorts | undefined): SearchPorts | undefined =>
  given === undefined ? undefined : { ...LACKING_SEARCH_PORTS, ...given };

export const completeShared = ({ search, ...given }: GivenSharedPorts): SharedPorts => ({
  ...LACKING_SHARED_PORTS,
  ...given,
  search: completeSearch(search),
});

export const completePublic = ({ search, ...given }: GivenPublicPorts): PublicPorts => ({
  ...LACKING_SHARED_PORTS,
  ...LACKING_CATALOGUE_PORTS,
  ...given,
  search: completeSearch(search),
});

export const completePersonal = (given: GivenPersonalPorts): PersonalPorts => ({ ...LACKING_PERSONAL_PORTS, ...given });
