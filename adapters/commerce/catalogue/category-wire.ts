import * as t from 'io-ts';
import { fields, listOf, optionalNumber, optionalText, text, type Reader } from '../../http/wire-codecs';

/** A category with its subcategories. */
export interface CategoryResponse {
  readonly uniqueID: string;
  readonly identifier: string | undefined;
  readonly name: string;
  readonly thumbnail: string | undefined;
  readonly x_path: string | undefined;
  readonly catalogGroupView: ReadonlyArray<CategoryResponse>;
}

const categoryWire: Reader<CategoryResponse> = t.recursion('category', (self: Reader<CategoryResponse>) =>
  fields('category', {
    uniqueID: text,
    identifier: optionalText,
    name: text,
    thumbnail: optionalText,
    x_path: optionalText,
    catalogGroupView: listOf(self),
  }),
);

/** `categoryview/@top?depthAndLimit=11,11`. */
export const categoryViewWire = fields('category view', { catalogGroupView: listOf(categoryWire) });

/** `brandview/@all`, this project's extension of the wire. */
export const brandViewWire = fields('brand view', {
  brandView: listOf(
    fields(
      'brand',
      { slug: text, name: text, logo: optionalText, productCount: optionalNumber },
      {
        slug: ['x_slug', 'identifier', 'x_url', 'url'],
        logo: ['x_logo', 'thumbnail', 'imageUrl'],
        productCount: ['x_productCount', 'count'],
      },
    ),
  ),
});
