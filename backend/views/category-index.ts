import type { Category, CategoryNode } from '../catalogue/catalogue-records.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';

/** The categories of one version of the catalogue. */
export interface CategoryIndex {
  readonly tree: readonly CategoryNode[];
  readonly byId: ReadonlyMap<string, CategoryNode>;
  readonly byPath: ReadonlyMap<string, CategoryNode>;
  /** The category and its ancestors, the department first. Empty for an unknown id. */
  trailTo(id: string): readonly Category[];
}

const makeIndex = (tree: readonly CategoryNode[]): CategoryIndex => {
  const byId = new Map<string, CategoryNode>();
  const walk = (node: CategoryNode): void => {
    byId.set(node.id, node);
    node.children.forEach(walk);
  };
  tree.forEach(walk);
  const trailTo = (id: string): readonly Category[] => {
    const node = byId.get(id);
    return node === undefined ? [] : [...(node.parentId === null ? [] : trailTo(node.parentId)), node];
  };
  return { tree, byId, byPath: new Map([...byId.values()].map((node) => [node.path, node])), trailTo };
};

/** Reads the categories, again only when the catalogue has changed. */
export const makeCategoryReader = (catalogue: CatalogueStore): (() => Promise<CategoryIndex>) => {
  let kept: { readonly version: string; readonly index: CategoryIndex } | undefined;
  return async () => {
    const version = await catalogue.version();
    if (kept?.version !== version) kept = { version, index: makeIndex(await catalogue.categoryTree()) };
    return kept.index;
  };
};
