/** A category with its subcategories. `path` is the part of its page's path after `/category/` (`dog/dog-food`). */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly image: string | undefined;
  readonly children: ReadonlyArray<Category>;
}

/** A category with its ancestors, the department first. */
export interface PlacedCategory {
  readonly category: Category;
  readonly ancestors: ReadonlyArray<Category>;
}

/** Whether a category is a department with a page of its own (FND-06): it is at the top and has subcategories. */
export const isDepartment = ({ category, ancestors }: PlacedCategory): boolean =>
  ancestors.length === 0 && category.children.length > 0;

/** Returns the category with this path; undefined when there is no such category. */
export const findCategory = (categories: ReadonlyArray<Category>, path: string): PlacedCategory | undefined => {
  for (const category of categories) {
    if (category.path === path) return { category, ancestors: [] };
    const below = findCategory(category.children, path);
    if (below !== undefined) return { category: below.category, ancestors: [category, ...below.ancestors] };
  }
  return undefined;
};
