import type { Category } from '../../core/catalogue/category';

/** A category with these children, named after the last part of its path. */
export const aCategory = (path: string, children: ReadonlyArray<Category> = []): Category => {
  const name = (path.split('/').at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { id: `id-of-${path}`, name, path, image: undefined, children };
};
