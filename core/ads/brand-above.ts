import type { Brand } from '../configuration/brand';
import type { ProductAd } from './ad';

/** The brand that stands out of an ad's name; undefined for the retailer's own, which is a part of it (ADS-10). */
export const brandAbove = (
  { manufacturer }: Pick<ProductAd, 'manufacturer'>,
  { shop }: Pick<Brand, 'shop'>,
): string | undefined =>
  manufacturer === '' || manufacturer.toLowerCase().includes(shop.toLowerCase()) ? undefined : manufacturer;
