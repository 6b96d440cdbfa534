import type { CategoryTable } from '../../database/tables/catalogue-tables.ts';
import { categoryPlans, TOP_DEALS_PATH, type CategoryPlan } from './taxonomy.ts';

/** The categories of every product of one leaf category. */
export interface CategoryPlacement {
  readonly leafId: string;
  readonly department: string;
  /** The leaf and its ancestors. */
  readonly categoryIds: readonly string[];
  /** Names from the department down. */
  readonly names: readonly string[];
}

export interface CategoryPlacements {
  readonly rows: readonly CategoryTable[];
  readonly byLeafSlug: ReadonlyMap<string, CategoryPlacement>;
  readonly topDealsId: string;
}

const FIRST_DEPARTMENT_ID = 10_300;
const IDS_PER_DEPARTMENT = 100;

/** Every category as a row, numbered department by department, and the placement of each leaf category. */
export const placeCategories = (): CategoryPlacements => {
  const rows: CategoryTable[] = [];
  const byLeafSlug = new Map<string, CategoryPlacement>();

  categoryPlans.forEach((departmentPlan, departmentIndex) => {
    let nextId = FIRST_DEPARTMENT_ID + departmentIndex * IDS_PER_DEPARTMENT;
    const takeId = (plan: CategoryPlan): string => plan.id ?? String(nextId++);

    const add = (
      plan: CategoryPlan,
      parent: CategoryTable | undefined,
      position: number,
      above: CategoryPlacement,
    ): void => {
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
      const placement: CategoryPlacement = {
        leafId: row.id,
        department: departmentPlan.slug,
        categoryIds: [...above.categoryIds, row.id],
        names: [...above.names, plan.name],
      };
      byLeafSlug.set(plan.slug, placement);
      plan.children?.forEach((child, index) => add(child, row, index, placement));
    };

    add(departmentPlan, undefined, departmentIndex, { leafId: '', department: '', categoryIds: [], names: [] });
  });

  const topDeals = byLeafSlug.get(TOP_DEALS_PATH);
  if (topDeals === undefined) throw new Error('The plan has no collection of offers');
  return { rows, byLeafSlug, topDealsId: topDeals.leafId };
};
