import type { ListSitemap } from '../../core/sitemap/list-sitemap';
import type { LoadNavigation } from '../../core/catalogue/load-navigation';
import type { PageAddresses } from '../../core/sitemap/page-addresses';
import type { CachedCatalogue } from '../../core/catalogue/product-catalogue';
import type { ViewProduct } from '../../core/catalogue/view-product';
import type { ProductReviews } from '../../core/reviews/product-reviews';
import { token } from '../token/token';

export const CatalogueTokens = {
  catalogue: token<CachedCatalogue>('CachedCatalogue'),
  addresses: token<PageAddresses>('PageAddresses'),
  productReviews: token<ProductReviews>('ProductReviews'),
  viewProduct: token<ViewProduct>('ViewProduct'),
  loadNavigation: token<LoadNavigation>('LoadNavigation'),
  listSitemap: token<ListSitemap>('ListSitemap'),
} as const;
