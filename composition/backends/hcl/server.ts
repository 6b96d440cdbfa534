import * as E from 'fp-ts/Either';
import { HttpAdvertisedProducts } from '../../../adapters/commerce/http-advertised-products';
import { httpCatalogueVersion } from '../../../adapters/commerce/http-catalogue-version';
import { HttpContentPages } from '../../../adapters/commerce/http-content-pages';
import { HttpMarketingContent } from '../../../adapters/commerce/http-marketing-content';
import { HttpPageAddresses } from '../../../adapters/commerce/http-page-addresses';
import { HttpProductCatalogue } from '../../../adapters/commerce/http-product-catalogue';
import { HttpPromotionOffers } from '../../../adapters/commerce/http-promotion-offers';
import { checkReadyz } from '../../../adapters/server/backend-readiness';
import { allBut } from '../../../core/configuration/capabilities';
import type { ClientOf, MakeServerBackend } from '../../backend/backend';
import type { GivenPublicPorts } from '../../backend/ports';
import { BASES, commerceOf, personalPorts, sharedPorts } from './ports';
import { proxyRules } from './proxy-routes';

/** A commerce platform with the REST services of HCL Commerce: the embedded backend, or one at COMMERCE_ORIGIN. */
export const makeBackend: MakeServerBackend = () =>
  E.right({
    capabilities: allBut([]),
    proxy: proxyRules(BASES),
    checkReadiness: checkReadyz,
    publicPorts,
    personalPorts: (client) => personalPorts(commerceOf(client)),
  });

const publicPorts = (client: ClientOf): GivenPublicPorts => {
  const commerce = commerceOf(client);
  const views = client('catalogue', BASES.catalogue);
  return {
    ...sharedPorts(commerce, client('prices', '/')),
    advertisedProducts: new HttpAdvertisedProducts(views),
    catalogue: new HttpProductCatalogue(views, commerce),
    catalogueVersion: httpCatalogueVersion(views),
    contentPages: new HttpContentPages(commerce),
    marketing: new HttpMarketingContent(commerce),
    pageAddresses: new HttpPageAddresses(views),
    promotionOffers: new HttpPromotionOffers(commerce),
  };
};
