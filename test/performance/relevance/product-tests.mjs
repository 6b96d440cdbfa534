/** Whether a product is in the category with this path, or below it. */
export const inCategory = (path) => (product) => product.categories.has(path);
export const inForm =
  (department, ...forms) =>
  (product) =>
    product.department === department && forms.includes(product.form);
export const both = (one, other) => (product) => one(product) && other(product);
export const either = (one, other) => (product) => one(product) || other(product);
export const named = (words) => (product) => product.name.toLowerCase().replaceAll('-', ' ').includes(words);
export const flavored =
  (flavor) =>
  ({ flavors }) =>
    [...flavors].some((own) => own.toLowerCase() === flavor);
export const sized =
  (size) =>
  ({ sizes }) =>
    [...sizes].some((own) => own === size || own.startsWith(`${size}.,`));
export const staged =
  (stage) =>
  ({ lifeStage }) =>
    lifeStage === stage;
/** Whether any variant costs at most this many dollars. */
export const offeredUpTo =
  (dollars) =>
  ({ variants }) =>
    variants.some(({ cents }) => cents !== null && cents <= dollars * 100);

/** Returns a name in the letters that a shopper types. */
export const typed = (name) =>
  name
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/[^\p{L}\p{N}\s'&.]/gu, '');
