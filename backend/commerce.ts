import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { registerCartRoutes } from './cart/cart-routes.ts';
import { registerShippingRoutes } from './cart/shipping-routes.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { BackendConfig } from './config.ts';
import { registerStoreConfRoutes } from './configuration/store-conf-routes.ts';
import { registerContentRoutes } from './content/content-routes.ts';
import { seedContentPages } from './content/seed-content-pages.ts';
import type { Database } from './database/schema.ts';
import { makeUnitOfWork } from './database/unit-of-work.ts';
import { registerCommerceScope } from './http/commerce-scope.ts';
import { makeIdentifier } from './identity/identifier.ts';
import { registerIdentityRoutes } from './identity/identity-routes.ts';
import { makeLogonGuard } from './identity/logon-guard.ts';
import { makePasswordCheck } from './identity/passwords.ts';
import { readServerSecret } from './identity/server-secret.ts';
import { makeSessionStore } from './identity/session-store.ts';
import { makeSessionTokens } from './identity/session-tokens.ts';
import { makeSignIn } from './identity/sign-in.ts';
import { registerPersonRoutes } from './person/person-routes.ts';
import { registerPromotionRoutes } from './promotions/promotion-routes.ts';
import { registerRewardsRoutes } from './rewards/rewards-routes.ts';
import type { SearchIndex } from './search/search-types.ts';
import { registerBrandViewRoutes } from './views/brand-view-routes.ts';
import type { CategoryIndex } from './views/category-index.ts';
import { registerCategoryViewRoutes } from './views/category-view-routes.ts';
import { registerEspotRoutes } from './views/espot-routes.ts';
import { registerProductViewRoutes } from './views/product-view-routes.ts';
import { registerSiteContentRoutes } from './views/site-content-routes.ts';
import { registerStockAndPriceRoutes } from './views/stock-and-price-routes.ts';

export interface CommerceDeps {
  readonly database: Kysely<Database>;
  readonly config: BackendConfig;
  readonly clock: () => number;
  readonly catalogue: CatalogueStore;
  readonly searchIndex: SearchIndex;
  readonly readCategories: () => Promise<CategoryIndex>;
}

/** Puts the commerce services together and registers their routes. */
export const registerCommerce = async (app: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  const { database, config, clock, catalogue, searchIndex, readCategories } = deps;
  await seedContentPages(database);
  const unitOfWork = makeUnitOfWork(database);
  const secret = await readServerSecret(database, config.sessionSecret);
  const tokens = makeSessionTokens(secret);
  const sessions = makeSessionStore(database, tokens, clock);
  const identifier = makeIdentifier({ sessions, tokens, unitOfWork, clock });
  const guard = makeLogonGuard(secret, clock);
  const passwords = await makePasswordCheck();
  const signIn = makeSignIn({ database, unitOfWork, sessions, guard, passwords, clock });
  const { signInLimit, guestLimit } = config;

  registerCommerceScope(app, (scope) => {
    registerIdentityRoutes(scope, { identifier, sessions, unitOfWork, signIn, clock, signInLimit, guestLimit });
    registerPersonRoutes(scope, { database, unitOfWork, identifier, sessions, clock, signInLimit });
    registerCartRoutes(scope, { database, unitOfWork, identifier, clock });
    registerShippingRoutes(scope, { database, unitOfWork, identifier, clock });
    registerPromotionRoutes(scope, { database, unitOfWork, identifier, clock });
    registerRewardsRoutes(scope, { database, identifier, clock });
    registerStoreConfRoutes(scope, database);
    registerProductViewRoutes(scope, { catalogue, searchIndex, readCategories });
    registerSiteContentRoutes(scope, catalogue);
    registerCategoryViewRoutes(scope, readCategories);
    registerBrandViewRoutes(scope, catalogue);
    registerStockAndPriceRoutes(scope, catalogue);
    registerEspotRoutes(scope, database);
    registerContentRoutes(scope, database);
  });
};
