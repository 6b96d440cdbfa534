import type { CategoryTable } from '../../database/tables/catalogue-tables.ts';
import { categoryPlans, TOP_DEALS_PATH, type CategoryPlan } from './taxonomy.ts';

/** Where the products of one leaf category are shelved. */
export interface Shelf {
  readonly leafId: string;
  readonly department: string;
  /** The leaf and its ancestors. */
  readonly categoryIds: readonly string[];
  /** Names from the department down. */
  readonly names: readonly string[];
}

export interface Shelves {
  readonly rows: readonly CategoryTable[];
  readonly byLeafSlug: ReadonlyMap<string, Shelf>;
  readonly topDealsId: string;
}

const FIRST_DEPARTMENT_ID = 10_300;
const IDS_PER_DEPARTMENT = 100;

/** Every category as a row, numbered department by department, and the shelf of each leaf. */
export const makeShelves = (): Shelves => {
  const rows: CategoryTable[] = [];
  const byLeafSlug = new Map<string, Shelf>();

  categoryPlans.forEach((departmentPlan, departmentIndex) => {
    let nextId = FIRST_DEPARTMENT_ID + departmentIndex * IDS_PER_DEPARTMENT;
    const takeId = (plan: CategoryPlan): string => plan.id ?? String(nextId++);

    const add = (plan: CategoryPlan, parent: CategoryTable | undefined, position: number, above: Shelf): void => {
      const row: CategoryTable = {
        id: takeId(plan),
        path: parent === undefined ? plan.slug : `${parent.path}/${plan.slug}`,
        slug: plan.slug,
        name: plan.name,
        parent_id: parent?.id ?? null,
        department: departmentPlan.slug,
        position,
        image_url: `/images/categories/${plan.slug}.webp`,
      };
      rows.push(row);
      const shelf: Shelf = {
        leafId: row.id,
        department: departmentPlan.slug,
        categoryIds: [...above.categoryIds, row.id],
        names: [...above.names, plan.name],
      };
      byLeafSlug.set(plan.slug, shelf);
      plan.children?.forEach((child, index) => add(child, row, index, shelf));
    };

    add(departmentPlan, undefined, departmentIndex, { leafId: '', department: '', categoryIds: [], names: [] });
  });

  const topDeals = byLeafSlug.get(TOP_DEALS_PATH);
  if (topDeals === undefined) throw new Error('The plan has no collection of offers');
  return { rows, byLeafSlug, topDealsId: topDeals.leafId };
};
