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
}

/** The product's name and the SKU's distinguishing facts, unless the name contains them. */
export const describeSku = ({ part_number, name, size, flavor, color }: SkuLooks): string => {
  if (name === null) return `${part_number} (no longer sold)`;
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
