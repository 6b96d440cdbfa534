import * as E from 'fp-ts/Either';
import { HttpAdvertisedProducts } from '../../../adapters/commerce/catalogue/http-advertised-products';
import { httpCatalogueVersion } from '../../../adapters/commerce/catalogue/http-catalogue-version';
import { HttpContentPages } from '../../../adapters/commerce/content/http-content-pages';
import { HttpMarketingContent } from '../../../adapters/commerce/content/http-marketing-content';
import { HttpProductQuestions } from '../../../adapters/commerce/reviews/http-product-questions';
import { HttpPageAddresses } from '../../../adapters/commerce/catalogue/http-page-addresses';
import { HttpPreviewGateway } from '../../../adapters/commerce/identity/http-preview-gateway';
import { HttpProductCatalogue } from '../../../adapters/commerce/catalogue/http-product-catalogue';
import { HttpProductReviews } from '../../../adapters/commerce/reviews/http-product-reviews';
import { HttpPromotionOffers } from '../../../adapters/commerce/cart/http-promotion-offers';
import type { StoreIds } from '../../../adapters/commerce/store-ids';
import { checkReadyz } from '../../../adapters/server/upstream/backend-readiness';
import { allBut } from '../../../core/configuration/capabilities';
import { readSettings } from '../../../settings/read-settings.ts';
import type { ClientOf, MakeServerBackend } from '../../backend/backend';
import type { GivenPublicPorts } from '../../backend/ports';
import { legacyQueries } from './legacy-links';
import { basesOf, makePorts } from './ports';
import { proxyRules } from './proxy-routes';

/** A commerce platform with the REST services of HCL Commerce: the embedded backend, or one at COMMERCE_ORIGIN. */
export const makeBackend: MakeServerBackend = (environment) => {
  const reading = readSettings('hcl', environment);
  if (!reading.ok) return E.left(reading.problems);
  const { STORE_ID, CATALOG_ID, LANGUAGE_ID } = reading.values;
  const ids: StoreIds = { storeId: STORE_ID, catalogId: CATALOG_ID, languageId: LANGUAGE_ID };
  const bases = basesOf(ids);
  const { commerceOf, storeLocatorOf, personalPorts } = makePorts(ids);
  return E.right({
    capabilities: allBut([]),
    proxy: proxyRules(bases),
    checkReadiness: checkReadyz,
    forBrowser: ids,
    linkQueries: legacyQueries(ids),
    cardApplications: `${bases.commerce}petco-pay/applications`,
    publicPorts: (client) => publicPorts(client, ids),
    personalPorts: (client, shopper) => personalPorts(commerceOf(client), storeLocatorOf(client), shopper),
  });
};

const publicPorts = (client: ClientOf, ids: StoreIds): GivenPublicPorts => {
  const { commerceOf, sharedPorts } = makePorts(ids);
  const commerce = commerceOf(client);
  const views = client('catalogue', basesOf(ids).catalogue);
  return {
    ...sharedPorts(commerce, client('prices', '/')),
    advertisedProducts: new HttpAdvertisedProducts(views),
    catalogue: new HttpProductCatalogue(views, commerce, ids),
    catalogueVersion: httpCatalogueVersion(views),
    contentPages: new HttpContentPages(commerce),
    productQuestions: new HttpProductQuestions(commerce),
    marketing: new HttpMarketingContent(commerce, ids),
    pageAddresses: new HttpPageAddresses(views),
    productReviews: new HttpProductReviews(commerce),
    previews: new HttpPreviewGateway(commerce),
    promotionOffers: new HttpPromotionOffers(commerce),
  };
};
