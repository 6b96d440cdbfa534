import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { cleanText } from '../catalogue/clean-text.ts';
import type { ArtSubject, BrandSubject, CategorySubject } from '../images/kit/art-subject.ts';
import type { CategoryIndex } from './category-index.ts';

/** The subjects of the shop's pictures, from the catalogue. */
export interface ImageDescriptions {
  describe(partNumber: string): Promise<ArtSubject | undefined>;
  describeBrand(slug: string): Promise<BrandSubject | undefined>;
  describeCategory(slug: string): Promise<CategorySubject | undefined>;
}

/** Subjects from the catalogue; a product is shown as its default SKU. */
export const makeImageDescriptions = (
  catalogue: CatalogueStore,
  readCategories: () => Promise<CategoryIndex>,
): ImageDescriptions => ({
  describe: async (partNumber) => {
    const named = (await catalogue.productsByPartNumbers([partNumber]))[0];
    const namedSku = named === undefined ? (await catalogue.skusByPartNumbers([partNumber]))[0] : undefined;
    const product = named ?? (namedSku && (await catalogue.productsByIds([namedSku.productId]))[0]);
    if (product === undefined) return undefined;
    const sku = namedSku ?? (await catalogue.skusOfProducts([product.id])).get(product.id)?.[0];
    return {
      partNumber,
      name: cleanText(product.name),
      brandName: cleanText(product.brandName),
      brandSlug: product.brandSlug,
      department: product.department,
      form: product.form,
      flavor: sku?.flavor ?? null,
      size: sku?.size ?? null,
      color: sku?.color ?? null,
      lifeStage: product.lifeStage,
      liveAnimal: product.liveAnimal,
    };
  },
  describeBrand: async (slug) => {
    const brand = (await catalogue.brands()).find((known) => known.slug === slug);
    return brand && { slug, name: cleanText(brand.name) };
  },
  describeCategory: async (slug) => {
    const { byId } = await readCategories();
    const category = [...byId.values()].find((known) => known.slug === slug);
    return category && { slug, name: category.name, department: category.department };
  },
});
