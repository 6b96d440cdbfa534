/** A category with what is below it; `path` is what follows `/category/` in its page's path (`dog/dog-food`). */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly image: string | undefined;
  readonly children: ReadonlyArray<Category>;
}

/** The category with that path and those above it, the department first; undefined when there is none. */
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
