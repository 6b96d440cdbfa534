import { cleanText } from '../catalogue/clean-text.ts';
import { drawnPicture, type ShownPicture } from '../images/imported/shown-pictures.ts';

/** Columns that name and show a SKU; null when it has left the catalogue. */
export interface SkuLooks {
  readonly part_number: string;
  readonly name: string | null;
  readonly size: string | null;
  readonly flavor: string | null;
  readonly color: string | null;
  readonly url: string | null;
  readonly sku_image_url: string | null;
  readonly image_url: string | null;
  /** The product's name as it was when the shopper chose it; empty when it is not known. */
  readonly kept_description?: string;
}

/** Columns that name a SKU of the catalogue. */
export type NamedSku = Pick<SkuLooks, 'part_number' | 'name' | 'size' | 'flavor' | 'color' | 'kept_description'>;

/**
 * The product's name and the SKU's distinguishing facts, unless the name contains them. A product that has left the
 * catalogue has the name that was kept.
 */
export const describeSku = ({ part_number, name, size, flavor, color, kept_description = '' }: NamedSku): string => {
  if (name === null) return kept_description === '' ? `${part_number} (no longer sold)` : cleanText(kept_description);
  const clean = cleanText(name);
  const variants = [size, flavor, color].flatMap((value) => (value === null ? [] : [cleanText(value)]));
  const telling = variants.filter((value) => !clean.toLowerCase().includes(value.toLowerCase()));
  return [clean, ...telling].join(', ');
};

/** The SKU's picture, else its product's; empty when the product has left the catalogue. */
export const thumbnailOf = (looks: SkuLooks, shown: ShownPicture): string => {
  const address = looks.sku_image_url ?? looks.image_url;
  return address === null ? '' : (shown(address) ?? drawnPicture(looks.part_number));
};

/** Path of the product's page; empty when the product has left the catalogue. */
export const pageOf = ({ url }: SkuLooks): string => (url === null ? '' : `/shop/en/petcostore/product/${url}`);
