import type { Category, CategoryNode } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';

/** The categories of one version of the catalogue. */
export interface CategoryIndex {
  readonly tree: readonly CategoryNode[];
  /** The tree without empty categories, for menus. */
  readonly filledTree: readonly CategoryNode[];
  /** Every category with its non-empty children. */
  readonly byId: ReadonlyMap<string, CategoryNode>;
  readonly byPath: ReadonlyMap<string, CategoryNode>;
  /** The category and its ancestors, the department first. Empty for an unknown id. */
  trailTo(id: string): readonly Category[];
}

const onlyFilled = (nodes: readonly CategoryNode[], filled: ReadonlySet<string>): readonly CategoryNode[] =>
  nodes.flatMap((node) => (filled.has(node.id) ? [{ ...node, children: onlyFilled(node.children, filled) }] : []));

const makeIndex = (tree: readonly CategoryNode[], filled: ReadonlySet<string>): CategoryIndex => {
  const byId = new Map<string, CategoryNode>();
  const walk = (node: CategoryNode): void => {
    byId.set(node.id, { ...node, children: onlyFilled(node.children, filled) });
    node.children.forEach(walk);
  };
  tree.forEach(walk);
  const trailTo = (id: string): readonly Category[] => {
    const node = byId.get(id);
    return node === undefined ? [] : [...(node.parentId === null ? [] : trailTo(node.parentId)), node];
  };
  return {
    tree,
    filledTree: onlyFilled(tree, filled),
    byId,
    byPath: new Map([...byId.values()].map((node) => [node.path, node])),
    trailTo,
  };
};

/** Creates a reader of the categories that caches them until the catalogue changes. */
export const makeCategoryReader = (catalogue: CatalogueStore): (() => Promise<CategoryIndex>) => {
  let kept: { readonly version: string; readonly index: CategoryIndex } | undefined;
  return async () => {
    const version = await catalogue.version();
    if (kept?.version !== version)
      kept = { version, index: makeIndex(await catalogue.categoryTree(), await catalogue.filledCategoryIds()) };
    return kept.index;
  };
};
