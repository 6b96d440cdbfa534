/** A category with its subcategories. `path` is the part of its page's path after `/category/` (`dog/dog-food`). */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly image: string | undefined;
  readonly children: ReadonlyArray<Category>;
}

/**
 * Returns the category with this path and its ancestors, the department first; undefined when there is no such
 * category.
 */
export const findCategory = (
  categories: ReadonlyArray<Category>,
  path: string,
): { readonly category: Category; readonly ancestors: ReadonlyArray<Category> } | undefined => {
  for (const category of categories) {
    if (category.path === path) return { category, ancestors: [] };
    const below = findCategory(category.children, path);
    if (below !== undefined) return { category: below.category, ancestors: [category, ...below.ancestors] };
  }
  return undefined;
};
