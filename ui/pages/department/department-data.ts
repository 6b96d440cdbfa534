import type { Breadcrumb } from '../../../core/catalogue/product';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { Guide } from '../../../core/content/find-guides';
import type { BrandLink } from '../../design/brand-grid';
import type { SubCategory } from '../listing/listing-data';

/** A link to a part of the department, with the number of its products. */
export interface WayIn {
  readonly label: string;
  readonly url: string;
  readonly count: number;
  /** The names of the shopper's pets whose own part it is; undefined for none (ACC-04). */
  readonly pets?: string;
}

/** Links of one kind, such as those by life stage. */
export interface Ways {
  readonly title: string;
  readonly links: ReadonlyArray<WayIn>;
}

export interface BestSellers {
  readonly title: string;
  readonly products: ReadonlyArray<ProductTile>;
  /** The list in the same order; undefined when the search service does not have this order. */
  readonly url: string | undefined;
  /** The id of the search service's response, for reports. */
  readonly resultId: string | undefined;
}

/** The data of a department's page. A part without content is empty and is left out. */
export interface DepartmentData {
  readonly id: string;
  readonly name: string;
  /** The path among the categories, which names the department's tint. */
  readonly path: string;
  readonly image: string;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  readonly subCategories: ReadonlyArray<SubCategory>;
  /** The list of all products. */
  readonly all: { readonly url: string; readonly total: number };
  /** Links to products on sale. */
  readonly deals: ReadonlyArray<WayIn>;
  readonly ways: ReadonlyArray<Ways>;
  readonly bestSellers: BestSellers;
  readonly brands: ReadonlyArray<BrandLink>;
  readonly guides: ReadonlyArray<Guide>;
}
