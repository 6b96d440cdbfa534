import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CategoryNode } from '../catalogue/catalogue-records.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { SEARCH_BASE } from '../http/commerce-scope.ts';
import type { CategoryIndex } from './category-index.ts';
import { toTrail } from './entry-reader.ts';
import { allowCaching } from '../http/public-cache.ts';

const SECONDS_KEPT = 300;

interface Extent {
  /** Number of levels, including the first. */
  readonly depth: number;
  /** Limit of categories per parent. */
  readonly limit: number;
}

const everything: Extent = { depth: 10, limit: 1000 };
const oneLevel: Extent = { depth: 2, limit: 1000 };

/** Reads `depth,limit`. */
const readExtent = (text: string | undefined): Extent => {
  if (text === undefined || text === '') return everything;
  const match = /^([1-9]\d?),([1-9]\d{0,2})$/.exec(text);
  if (match === null) throw invalidParameter('depthAndLimit', 'depthAndLimit must be two numbers such as 11,11.');
  return { depth: Number(match[1]), limit: Number(match[2]) };
};

const toGroup = (
  node: CategoryNode,
  catalogueId: string,
  { depth, limit }: Extent,
): Readonly<Record<string, unknown>> => ({
  uniqueID: node.id,
  identifier: node.slug,
  name: node.name,
  thumbnail: node.imageUrl,
  parentCatalogGroupID: [`${catalogueId}_${node.parentId ?? '-1'}`],
  x_path: node.path,
  x_department: node.department,
  x_childCount: node.children.length,
  ...(depth > 1 && {
    catalogGroupView: node.children
      .slice(0, limit)
      .map((child) => toGroup(child, catalogueId, { depth: depth - 1, limit })),
  }),
});

/**
 * Categories as a tree, by id, by parent and by path. Lists leave out empty categories. An empty category that is
 * requested directly is returned, so that its page can say that it is empty. [HDR-09]
 */
export const registerCategoryViewRoutes = (
  app: FastifyInstance,
  readCategories: () => Promise<CategoryIndex>,
): void => {
  const base = `${SEARCH_BASE}/categoryview`;

  const sendNodes = (reply: FastifyReply, nodes: readonly CategoryNode[], extent: Extent) => {
    allowCaching(reply, SECONDS_KEPT);
    return {
      recordSetTotal: nodes.length,
      recordSetCount: Math.min(nodes.length, extent.limit),
      recordSetStartNumber: 0,
      recordSetComplete: String(nodes.length <= extent.limit),
      catalogGroupView: nodes.slice(0, extent.limit).map((node) => toGroup(node, app.storeIds.catalogueId, extent)),
      resourceName: 'categoryview',
    };
  };

  const respondToOne = async (reply: FastifyReply, node: CategoryNode | undefined, name: string) => {
    if (node === undefined) throw notFound('There is no such category.', name);
    const trail = (await readCategories()).trailTo(node.id);
    return { ...sendNodes(reply, [node], oneLevel), breadCrumbTrailEntryView: toTrail(trail) };
  };

  app.get<{ Querystring: { depthAndLimit?: string } }>(
    `${base}/@top`,
    { schema: { querystring: { type: 'object', properties: { depthAndLimit: { type: 'string', maxLength: 20 } } } } },
    async (request, reply) =>
      sendNodes(reply, (await readCategories()).filledTree, readExtent(request.query.depthAndLimit)),
  );

  app.get<{ Params: { id: string } }>(`${base}/byId/:id`, async (request, reply) =>
    respondToOne(reply, (await readCategories()).byId.get(request.params.id), 'id'),
  );

  app.get<{ Params: { id: string } }>(`${base}/byParentCategory/:id`, async (request, reply) => {
    const parent = (await readCategories()).byId.get(request.params.id);
    if (parent === undefined) throw notFound('There is no such category.', 'id');
    return sendNodes(reply, parent.children, oneLevel);
  });

  app.get<{ Params: { '*': string } }>(`${base}/byPath/*`, async (request, reply) => {
    const path = request.params['*']
      .split('/')
      .filter((part) => part !== '')
      .join('/');
    return respondToOne(reply, (await readCategories()).byPath.get(path), 'path');
  });
};
