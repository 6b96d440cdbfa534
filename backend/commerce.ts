import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { registerCartRoutes } from './cart/cart-routes.ts';
import { registerDeliveryInfoRoutes } from './cart/delivery-info-routes.ts';
import { registerSavedItemRoutes } from './cart/saved-item-routes.ts';
import { registerShippingInfoRoute } from './cart/shipping-info-route.ts';
import { registerShippingRoutes } from './cart/shipping-routes.ts';
import { registerAddressDirectoryRoutes } from './address-directory/address-directory-routes.ts';
import { makeAddressDirectory } from './address-directory/make-address-directory.ts';
import { registerCaptchaRoutes } from './captcha/captcha-routes.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { registerCheckoutRoutes } from './checkout/checkout-routes.ts';
import { makeChooseDelivery } from './checkout/choose-delivery.ts';
import { registerGiftCardRoutes } from './checkout/gift-card-routes.ts';
import { registerChatRoutes } from './chat/chat-routes.ts';
import { registerPaymentRoutes } from './checkout/payment-routes.ts';
import { registerUsableShippingRoutes } from './checkout/usable-shipping-routes.ts';
import type { BackendConfig } from './config.ts';
import { makeStoreConf, type StoreConf } from './configuration/store-conf.ts';
import { registerStoreConfRoutes } from './configuration/store-conf-routes.ts';
import { registerContentRoutes } from './content/content-routes.ts';
import { seedContentPages } from './content/seed-content-pages.ts';
import type { Database } from './database/schema.ts';
import { makeUnitOfWork, type UnitOfWork } from './database/unit-of-work.ts';
import { registerDevelopmentOrders } from './fulfilment/development-orders.ts';
import { makeGiftCardServices, type GiftCardServices } from './gift-card-services.ts';
import { registerCommerceScope } from './http/commerce-scope.ts';
import { registerDevelopmentGoogle } from './identity/google/development-pages.ts';
import { registerGoogleRoutes } from './identity/google/google-routes.ts';
import { makeGuestIdentities, type GuestIdentities } from './identity/session/guest-identities.ts';
import { makeIdentifier, type Identifier } from './identity/session/identifier.ts';
import { registerIdentityRoutes } from './identity/sign-in/identity-routes.ts';
import { registerSignInLinkRoutes } from './identity/sign-in/sign-in-link-routes.ts';
import { makeSessionStore, type SessionStore } from './identity/session/session-store.ts';
import { makeSessionTokens } from './identity/session/session-tokens.ts';
import { makeAddressAllowance } from './limits/allowance.ts';
import type { JobHandlers } from './jobs/job-worker.ts';
import { registerListRoutes } from './lists/list-routes.ts';
import type { RefusalLog } from './limits/refusal-log.ts';
import { makeMailSealer } from './mail/mailer.ts';
import { registerOutboxRoutes } from './mail/outbox-routes.ts';
import { registerNewsletterRoute } from './newsletter/newsletter-routes.ts';
import { makeAppointmentServices } from './appointment-services.ts';
import { makeQuestionServices } from './question-services.ts';
import { makeReviewServices } from './review-services.ts';
import { makeStockNoticeServices } from './stock-notice-services.ts';
import { makeAccountServices, type AccountServices } from './account-services.ts';
import { makeOrderServices, type OrderServices } from './order-services.ts';
import { registerPlaceRoutes } from './orders/place-order/place-routes.ts';
import { registerOrderLife } from './orders/life/order-life-routes.ts';
import { registerProviderEvents } from './orders/provider-event-routes.ts';
import { registerOrderReads } from './orders/read/order-routes.ts';
import { makePreviewServices } from './preview-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { chargeTermsOf } from './payments/payment-provider.ts';
import { registerAddressBookRoutes } from './person/address-book-routes.ts';
import { registerEmailChangeRoutes } from './person/email-change-routes.ts';
import { registerOwnDataRoutes } from './person/own-data-routes.ts';
import { registerPersonChangeRoutes } from './person/person-change-routes.ts';
import { registerPersonRoutes } from './person/person-routes.ts';
import { registerRepeatDelivery } from './repeat-delivery/repeat-delivery-routes.ts';
import { replaceCard } from './repeat-delivery/replace-card.ts';
import { registerSessionRoutes } from './person/session-routes.ts';
import { registerPetRoutes } from './pets/pet-routes.ts';
import { registerPetcoPayRoutes } from './petco-pay/petco-pay-routes.ts';
import { registerPromotionRoutes } from './cart/codes/promotion-routes.ts';
import { registerRunningPromotionRoutes } from './promotions/running-promotion-routes.ts';
import { registerJoinRoutes } from './rewards/join-routes.ts';
import { registerRewardsRoutes } from './rewards/rewards-routes.ts';
import { registerEncryptionScript, registerScriptStubs } from './scripts/script-routes.ts';
import type { SearchIndex } from './search/model/search-types.ts';
import { registerShopSide } from './shop-side.ts';
import { registerStandardStoreRoutes } from './stores/standard-store-routes.ts';
import { makeTaxRates } from './taxes/make-tax-rates.ts';
import type { TaxRates } from './taxes/tax-rates.ts';
import { makeStoreDirectory, type StoreDirectory } from './stores/store-directory.ts';
import { registerStoreRoutes } from './stores/store-routes.ts';
import { registerBrandViewRoutes } from './views/brand-view-routes.ts';
import type { CategoryIndex } from './views/category-index.ts';
import { registerCategoryViewRoutes } from './views/category-view-routes.ts';
import { registerEspotRoutes } from './views/espot-routes.ts';
import { registerProductViewRoutes } from './views/product-view-routes.ts';
import { registerSiteContentRoutes } from './views/site-content-routes.ts';
import { registerStockAndPriceRoutes } from './views/stock-and-price-routes.ts';
import { registerAddCard } from './wallet/add-card-routes.ts';
import { makeAddCard } from './wallet/add-card.ts';
import { registerChangeExpiry } from './wallet/change-expiry-route.ts';
import { registerWalletRoutes } from './wallet/wallet-routes.ts';

export interface CommerceDeps {
  readonly database: Kysely<Database>;
  readonly config: BackendConfig;
  /** Secret that signs, hashes and seals sessions, codes and mail in the database. */
  readonly serverSecret: string;
  readonly clock: () => number;
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly readCategories: () => Promise<CategoryIndex>;
  readonly refusals: RefusalLog;
  /** Undefined when the shop takes no payments. */
  readonly payments?: Pick<PaymentServices, 'provider' | 'cardFields'>;
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether one more guest of an address may be stored today. */
const guestAdmission = ({ config, clock, refusals }: CommerceDeps): ((address: string) => boolean) => {
  const saved = makeAddressAllowance({ most: config.savedGuestLimit, windowMs: DAY_MS, clock });
  return (address) => {
    const isAdmitted = saved.take(address);
    if (!isAdmitted) refusals.count('guests of an address');
    return isAdmitted;
  };
};

/** Services that several groups of routes share. */
interface CommerceServices extends CommerceDeps {
  readonly unitOfWork: UnitOfWork;
  readonly storeConf: StoreConf;
  readonly sessions: SessionStore;
  readonly guests: GuestIdentities;
  readonly identifier: Identifier;
  readonly accounts: AccountServices;
  readonly directory: StoreDirectory;
  readonly orders: OrderServices;
  readonly gifts: GiftCardServices;
  readonly taxes: TaxRates;
}

const makeCommerceServices = async (app: FastifyInstance, deps: CommerceDeps): Promise<CommerceServices> => {
  const { database, config, serverSecret, clock } = deps;
  const unitOfWork = makeUnitOfWork(database);
  const storeConf = makeStoreConf(database, { ...config.storeConf, CAPTCHA_PROVIDER: config.captcha.provider });
  const tokens = makeSessionTokens(serverSecret);
  const taxes = makeTaxRates(config.taxes, { unitOfWork, clock, log: app.log });
  const sessions = makeSessionStore(database, tokens, clock, guestAdmission(deps));
  return {
    ...deps,
    unitOfWork,
    storeConf,
    sessions,
    guests: makeGuestIdentities({ tokens, unitOfWork, clock }),
    identifier: makeIdentifier({ sessions, tokens, unitOfWork, clock }),
    accounts: await makeAccountServices({ ...deps, unitOfWork, sessions, storeConf, log: app.log }),
    directory: makeStoreDirectory(database, clock),
    gifts: await makeGiftCardServices({ ...deps, unitOfWork }),
    taxes,
    orders: makeOrderServices({
      database,
      unitOfWork,
      provider: deps.payments?.provider,
      taxes,
      serverSecret,
      config,
      clock,
      log: app.log,
    }),
  };
};

/** Pages and scripts outside the commerce interface; most of them are for development only. */
const registerDevelopmentRoutes = (app: FastifyInstance, services: CommerceServices): void => {
  const { database, config, serverSecret, accounts } = services;
  if (config.outbox) {
    registerOutboxRoutes(app, database, makeMailSealer(serverSecret));
    registerScriptStubs(app);
    registerDevelopmentOrders(app, { database, ...services.orders.changes });
  }
  registerEncryptionScript(app);
  const { issuer } = accounts.google;
  if (issuer !== undefined) registerDevelopmentGoogle(app, { issuer, demoAccount: config.demoAccount });
};

/** Sign-in, sessions, accounts and profiles. */
const registerAccountRoutes = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, config, unitOfWork, sessions, guests, identifier, accounts } = services;
  const { signInLimit, guestLimit, resetLimit, publicOrigin } = config;
  const { signIn, audit, altcha, google, nonces, links } = accounts;
  registerIdentityRoutes(scope, { identifier, sessions, guests, unitOfWork, signIn, audit, signInLimit, guestLimit });
  registerGoogleRoutes(scope, { signIn: google.signIn, nonces, identifier, signInLimit });
  registerSignInLinkRoutes(scope, { links, publicOrigin, resetLimit });
  registerPersonRoutes(scope, { ...accounts, database, identifier, signInLimit });
  registerSessionRoutes(scope, { database, unitOfWork, identifier, sessions, signInLimit, clock: services.clock });
  registerOwnDataRoutes(scope, { ...accounts, database, identifier, signInLimit });
  registerEmailChangeRoutes(scope, { ...accounts, identifier, resetLimit });
  registerPersonChangeRoutes(scope, { ...accounts, identifier, resetLimit, signInLimit });
  if (altcha !== undefined) registerCaptchaRoutes(scope, { altcha, challengeLimit: signInLimit });
};

/** The cart, its promotions and shipping, and wish lists. */
const registerCartGroup = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, unitOfWork, identifier, taxes, sessions, clock, directory } = services;
  const deps = { database, unitOfWork, identifier, taxes, clock };
  registerCartRoutes(scope, { ...deps, sessions });
  registerSavedItemRoutes(scope, deps);
  registerListRoutes(scope, { ...deps, sessions });
  registerShippingRoutes(scope, deps);
  registerDeliveryInfoRoutes(scope, { ...deps, directory });
  registerShippingInfoRoute(scope, { ...deps, chooseDelivery: makeChooseDelivery(clock) });
  registerPromotionRoutes(scope, deps);
  registerRunningPromotionRoutes(scope, { database, clock });
};

/** The checkout of a cart, and the addresses that it uses. */
const registerCheckoutGroup = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, unitOfWork, identifier, taxes, sessions, clock, payments, gifts } = services;
  const deps = { database, unitOfWork, identifier, taxes, clock, ...chargeTermsOf(payments?.provider) };
  const directory = makeAddressDirectory(services.config.addresses, { database, clock, log: scope.log });
  registerAddressDirectoryRoutes(scope, directory);
  registerAddressBookRoutes(scope, { ...deps, sessions, directory });
  registerUsableShippingRoutes(scope, deps);
  registerCheckoutRoutes(scope, deps);
  registerPaymentRoutes(scope, { ...deps, payments });
  registerGiftCardRoutes(scope, { ...deps, ...gifts });
};

/** Placing orders, and what became of them. */
const registerOrderGroup = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, config, identifier, clock, orders } = services;
  const { placeOrder, tokens, lookUps } = orders;
  const { publicOrigin, checkoutLimit } = config;
  registerPlaceRoutes(scope, { placeOrder, identifier, tokens, publicOrigin, checkoutLimit });
  registerOrderReads(scope, { database, identifier, tokens, guard: lookUps, config, clock });
  registerOrderLife(scope, { database, identifier, tokens, checkoutLimit, ...orders.changes });
};

/** Events of the payment provider, outside the commerce interface. */
const registerPaymentEvents = (
  app: FastifyInstance,
  { payments, orders, database, unitOfWork, clock }: CommerceServices,
): void => {
  if (payments === undefined) return;
  const { provider } = payments;
  registerProviderEvents(app, { provider, database, unitOfWork, clock, onEvent: orders.onPaymentEvent });
};

/** Rewards, the shop's credit card, stored cards, pets and repeat deliveries. */
const registerMemberRoutes = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, config, unitOfWork, identifier, clock, accounts, payments, orders } = services;
  const { loyaltyService, signInLimit, applicationLimit, checkoutLimit, resetLimit, demo: hasBank } = config;
  const { probes } = accounts;
  registerRewardsRoutes(scope, { database, unitOfWork, identifier, clock });
  registerJoinRoutes(scope, { unitOfWork, identifier, clock, loyaltyService, probes, signInLimit });
  registerPetcoPayRoutes(scope, { database, unitOfWork, identifier, clock, hasBank, applicationLimit });
  registerWalletRoutes(scope, { database, unitOfWork, identifier, clock, payments, replaceCard });
  const addCard = makeAddCard({ database, unitOfWork, provider: payments?.provider, clock });
  registerChangeExpiry(scope, { database, unitOfWork, identifier, provider: payments?.provider, clock, checkoutLimit });
  registerAddCard(scope, { unitOfWork, identifier, addCard, publicOrigin: config.publicOrigin, checkoutLimit });
  registerPetRoutes(scope, { database, unitOfWork, identifier, clock });
  registerRepeatDelivery(scope, { database, unitOfWork, identifier, clock, planMail: orders.planMail, checkoutLimit });
  registerNewsletterRoute(scope, { database, identifier, clock, resetLimit });
};

/** Public data: store configuration, catalogue, stores and content. */
const registerPublicRoutes = (scope: FastifyInstance, services: CommerceServices): void => {
  const { database, clock, catalogue, searchIndex, readCategories, storeConf, directory } = services;
  registerStoreConfRoutes(scope, storeConf);
  registerProductViewRoutes(scope, { catalogue, searchIndex, readCategories });
  registerSiteContentRoutes(scope, { catalogue, searchIndex });
  registerCategoryViewRoutes(scope, readCategories);
  registerBrandViewRoutes(scope, catalogue);
  registerStockAndPriceRoutes(scope, catalogue, directory);
  registerStoreRoutes(scope, { database, directory, clock });
  registerStandardStoreRoutes(scope, directory);
  registerEspotRoutes(scope, { database, clock });
  registerContentRoutes(scope, database);
  registerChatRoutes(scope, { database, clock });
};

/** Makes the commerce services and registers their routes. Resolves with how their jobs are done. */
export const registerCommerce = async (app: FastifyInstance, deps: CommerceDeps): Promise<JobHandlers> => {
  await seedContentPages(deps.database);
  const services = await makeCommerceServices(app, deps);
  const { keyedHash } = services.orders;
  const appointments = makeAppointmentServices(services);
  const stockNotices = makeStockNoticeServices(services);
  const reviews = makeReviewServices({ ...services, keyedHash });
  const questions = makeQuestionServices({ ...services, keyedHash });
  const previews = await makePreviewServices(services);
  app.decorate('orderWork', services.orders.work);
  registerDevelopmentRoutes(app, services);
  registerPaymentEvents(app, services);
  registerShopSide(app, services);
  reviews.registerModeration(app);
  questions.registerShop(app);
  registerCommerceScope(app, deps.config.storeIds, (scope) => {
    previews.register(scope);
    questions.register(scope);
    registerAccountRoutes(scope, services);
    registerCartGroup(scope, services);
    registerCheckoutGroup(scope, services);
    registerOrderGroup(scope, services);
    registerMemberRoutes(scope, services);
    appointments.register(scope);
    stockNotices.register(scope);
    reviews.register(scope);
    registerPublicRoutes(scope, services);
  });
  return { ...services.orders.jobs, ...appointments.jobs, ...stockNotices.jobs };
};
