import type { Brand } from '../configuration/brand';
import type { ProductAd } from './ad';

/**
 * Returns the brand to show above an ad's name; undefined for the retailer's own brand, which stays part of the name
 * (ADS-10).
 */
export const brandAbove = (
  { manufacturer }: Pick<ProductAd, 'manufacturer'>,
  { shop }: Pick<Brand, 'shop'>,
): string | undefined =>
  manufacturer === '' || manufacturer.toLowerCase().includes(shop.toLowerCase()) ? undefined : manufacturer;
