import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

const PRODUCTS = `
  select p.id, p.part_number as partNumber, p.name, p.department, p.form, p.life_stage as lifeStage, b.name as brand
  from product p join brand b on b.slug = p.brand_slug order by p.id`;
const CATEGORIES = `
  select pc.product_id as id, c.path from product_category pc join category c on c.id = pc.category_id`;
const VARIANTS = `
  select product_id as id, part_number as partNumber, gtin, size, flavor, color,
    coalesce(offer_price_cents, list_price_cents) as cents
  from sku order by id`;

/**
 * Returns facts of each product: brand, category, form, flavours, sizes, colours, and its variants with their numbers
 * and prices. They are read from the
 * database, so that the search is not rated by its own index.
 */
export const readCatalogueFacts = (dataFolder) => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { readOnly: true });
  try {
    const products = new Map(
      database
        .prepare(PRODUCTS)
        .all()
        .map((row) => [
          row.id,
          {
            ...row,
            categories: new Set(),
            sizes: new Set(),
            flavors: new Set(),
            colors: new Set(),
            variants: [],
          },
        ]),
    );
    for (const { id, path } of database.prepare(CATEGORIES).all()) products.get(id)?.categories.add(path);
    for (const { id, size, flavor, color, ...variant } of database.prepare(VARIANTS).all()) {
      const product = products.get(id);
      product?.variants.push(variant);
      if (size !== null) product?.sizes.add(size);
      if (flavor !== null) product?.flavors.add(flavor);
      if (color !== null) product?.colors.add(color);
    }
    return [...products.values()];
  } finally {
    database.close();
  }
};
