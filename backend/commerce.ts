import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { registerCartRoutes } from './cart/cart-routes.ts';
import { registerShippingRoutes } from './cart/shipping-routes.ts';
import { registerCaptchaRoutes } from './captcha/captcha-routes.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { BackendConfig } from './config.ts';
import { makeStoreConf } from './configuration/store-conf.ts';
import { registerStoreConfRoutes } from './configuration/store-conf-routes.ts';
import { registerContentRoutes } from './content/content-routes.ts';
import { seedContentPages } from './content/seed-content-pages.ts';
import type { Database } from './database/schema.ts';
import { makeUnitOfWork } from './database/unit-of-work.ts';
import { registerCommerceScope } from './http/commerce-scope.ts';
import { registerDevelopmentGoogle } from './identity/google/development-pages.ts';
import { registerGoogleRoutes } from './identity/google/google-routes.ts';
import { makeGuestIdentities } from './identity/session/guest-identities.ts';
import { makeIdentifier } from './identity/session/identifier.ts';
import { registerIdentityRoutes } from './identity/sign-in/identity-routes.ts';
import { registerSignInLinkRoutes } from './identity/sign-in/sign-in-link-routes.ts';
import { makeSessionStore } from './identity/session/session-store.ts';
import { makeSessionTokens } from './identity/session/session-tokens.ts';
import { makeAddressAllowance } from './limits/allowance.ts';
import type { RefusalLog } from './limits/refusal-log.ts';
import { makeMailSealer } from './mail/mailer.ts';
import { registerOutboxRoutes } from './mail/outbox-routes.ts';
import { makeAccountServices } from './account-services.ts';
import { registerPersonChangeRoutes } from './person/person-change-routes.ts';
import { registerPersonRoutes } from './person/person-routes.ts';
import { registerPetcoPayRoutes } from './petco-pay/petco-pay-routes.ts';
import { registerPromotionRoutes } from './cart/codes/promotion-routes.ts';
import { registerRunningPromotionRoutes } from './promotions/running-promotion-routes.ts';
import { registerJoinRoutes } from './rewards/join-routes.ts';
import { registerRewardsRoutes } from './rewards/rewards-routes.ts';
import { registerEncryptionScript, registerScriptDoubles } from './scripts/script-routes.ts';
import type { SearchIndex } from './search/search-types.ts';
import { registerStandardStoreRoutes } from './stores/standard-store-routes.ts';
import { makeStoreDirectory } from './stores/store-directory.ts';
import { registerStoreRoutes } from './stores/store-routes.ts';
import { registerBrandViewRoutes } from './views/brand-view-routes.ts';
import type { CategoryIndex } from './views/category-index.ts';
import { registerCategoryViewRoutes } from './views/category-view-routes.ts';
import { registerEspotRoutes } from './views/espot-routes.ts';
import { registerProductViewRoutes } from './views/product-view-routes.ts';
import { registerSiteContentRoutes } from './views/site-content-routes.ts';
import { registerStockAndPriceRoutes } from './views/stock-and-price-routes.ts';
import { registerWalletRoutes } from './wallet/wallet-routes.ts';

export interface CommerceDeps {
  readonly database: Kysely<Database>;
  readonly config: BackendConfig;
  /** Signs, hashes and seals what the database keeps of sessions, codes and mail. */
  readonly serverSecret: string;
  readonly clock: () => number;
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly readCategories: () => Promise<CategoryIndex>;
  readonly refusals: RefusalLog;
}

const DAY_MS = 24 * 60 * 60_000;

/** Says whether one more guest of an address may be saved today. */
const guestAdmission = ({ config, clock, refusals }: CommerceDeps): ((address: string) => boolean) => {
  const saved = makeAddressAllowance({ most: config.savedGuestLimit, windowMs: DAY_MS, clock });
  return (address) => {
    const isAdmitted = saved.take(address);
    if (!isAdmitted) refusals.count('guests of an address');
    return isAdmitted;
  };
};

/** Puts the commerce services together and registers their routes. */
export const registerCommerce = async (app: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  const { database, config, serverSecret, clock, catalogue, searchIndex, readCategories } = deps;
  await seedContentPages(database);
  const unitOfWork = makeUnitOfWork(database);
  const storeConf = makeStoreConf(database, { ...config.storeConf, CAPTCHA_PROVIDER: config.captcha.provider });
  const tokens = makeSessionTokens(serverSecret);
  const sessions = makeSessionStore(database, tokens, clock, guestAdmission(deps));
  const guests = makeGuestIdentities({ tokens, unitOfWork, clock });
  const identifier = makeIdentifier({ sessions, tokens, unitOfWork, clock });
  const { log } = app;
  const accountDeps = {
    database,
    unitOfWork,
    sessions,
    storeConf,
    config,
    serverSecret,
    clock,
    log,
    refusals: deps.refusals,
  };
  const accounts = await makeAccountServices(accountDeps);
  const { signIn, audit, altcha, google } = accounts;
  const { signInLimit, guestLimit, resetLimit } = config;
  const directory = makeStoreDirectory(database, clock);

  if (config.outbox) {
    registerOutboxRoutes(app, database, makeMailSealer(serverSecret));
    registerScriptDoubles(app);
  }
  registerEncryptionScript(app);
  if (google.issuer !== undefined) {
    registerDevelopmentGoogle(app, { issuer: google.issuer, demoAccount: config.demoAccount });
  }
  registerCommerceScope(app, (scope) => {
    registerIdentityRoutes(scope, { identifier, sessions, guests, unitOfWork, signIn, audit, signInLimit, guestLimit });
    registerGoogleRoutes(scope, { signIn: google.signIn, nonces: accounts.nonces, identifier, signInLimit });
    registerSignInLinkRoutes(scope, { links: accounts.links, publicOrigin: config.publicOrigin, resetLimit });
    registerPersonRoutes(scope, { database, identifier, register: accounts.register, signInLimit });
    registerPersonChangeRoutes(scope, { ...accounts, identifier, resetLimit, signInLimit });
    if (altcha !== undefined) registerCaptchaRoutes(scope, { altcha, challengeLimit: signInLimit });
    registerCartRoutes(scope, { database, unitOfWork, identifier, sessions, clock });
    registerShippingRoutes(scope, { database, unitOfWork, identifier, clock });
    registerPromotionRoutes(scope, { database, unitOfWork, identifier, clock });
    registerRunningPromotionRoutes(scope, { database, clock });
    registerRewardsRoutes(scope, { database, unitOfWork, identifier, clock });
    const { probes } = accounts;
    const { loyaltyService } = config;
    registerJoinRoutes(scope, { unitOfWork, identifier, clock, loyaltyService, probes, signInLimit });
    const { applicationLimit, demo: hasBank } = config;
    registerPetcoPayRoutes(scope, { database, unitOfWork, identifier, clock, hasBank, applicationLimit });
    registerWalletRoutes(scope, { database, unitOfWork, identifier, clock });
    registerStoreConfRoutes(scope, storeConf);
    registerProductViewRoutes(scope, { catalogue, searchIndex, readCategories });
    registerSiteContentRoutes(scope, { catalogue, searchIndex });
    registerCategoryViewRoutes(scope, readCategories);
    registerBrandViewRoutes(scope, catalogue);
    registerStockAndPriceRoutes(scope, catalogue, directory);
    registerStoreRoutes(scope, { database, directory, clock });
    registerStandardStoreRoutes(scope, directory);
    registerEspotRoutes(scope, database);
    registerContentRoutes(scope, database);
  });
};
