import * as t from 'io-ts';

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

export const optionWire = t.type({
  sku: t.string,
  label: orNull(t.string),
  price_cents: t.number,
  was_cents: orNull(t.number),
  stock: t.number,
});

export const productWire = t.type({
  slug: t.string,
  title: t.string,
  text: t.string,
  category: t.string,
  options: t.array(optionWire),
  rating: orNull(t.type({ average: t.number, count: t.number })),
});

export const listWire = t.type({
  total: t.number,
  price_range: orNull(t.type({ lowest_cents: t.number, highest_cents: t.number })),
  products: t.array(productWire),
});

export const categoriesWire = t.type({
  categories: t.array(t.type({ slug: t.string, title: t.string, products: t.number })),
});

export const cartWire = t.type({
  id: t.string,
  owner: t.string,
  lines: t.array(
    t.type({
      id: t.string,
      sku: t.string,
      quantity: t.number,
      product: orNull(t.string),
      title: t.string,
      option: orNull(t.string),
      unit_cents: t.number,
      total_cents: t.number,
      stock: t.number,
    }),
  ),
  subtotal_cents: t.number,
  shipping_cents: t.number,
  tax_cents: t.number,
  total_cents: t.number,
});

export const customerWire = t.type({
  id: t.string,
  email: t.string,
  first_name: t.string,
  last_name: t.string,
  phone: t.string,
});

export type ToyOptionAnswer = t.TypeOf<typeof optionWire>;
export type ToyProductAnswer = t.TypeOf<typeof productWire>;

/** Dollars of cents. */
export const dollars = (cents: number): number => cents / 100;
