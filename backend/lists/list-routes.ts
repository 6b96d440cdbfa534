import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { perMinute } from '../http/address-limit.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { requireShopper, type Identity, type Shopper } from '../identity/session/identity.ts';
import { makeChangeLists, type ChangeLists, type ChangeListsDeps, type CreatedList } from './change-lists.ts';
import {
  readChange,
  readItems,
  readName,
  readRemoved,
  schemas,
  type ChangeBody,
  type ListBody,
  type RemovalQuery,
} from './list-input.ts';
import { toListsResponse, toSharedResponse } from './list-responses.ts';
import { readLists, readSharedList, readWished } from './read-lists.ts';

export interface ListDeps extends ChangeListsDeps {
  readonly database: Kysely<Database>;
  readonly identifier: Identifier;
}

interface OfList {
  readonly Params: { readonly externalId: string };
}

interface OfItem {
  readonly Params: { readonly externalId: string; readonly itemId: string };
}

const PATH = `${TRANSACTION_BASE}/wishlist`;
const DONE = { resourceName: 'wishlist' };
/** Per address and route. Moving a full list to the cart removes a hundred products at once. */
const config = perMinute(600);

const identityOf = async (
  { identifier }: Pick<ListDeps, 'identifier'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> => {
  reply.header('cache-control', 'no-cache, no-store, private');
  return identifier.identify(request, reply);
};

type OwnerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Shopper>;

const toCreated = ({ list, itemIds }: CreatedList): Readonly<Record<string, unknown>> => ({
  uniqueID: String(list.list_id),
  externalIdentifier: list.external_id,
  descriptionName: list.name,
  item: itemIds.map((id) => ({ giftListItemID: String(id) })),
  ...DONE,
});

const registerReads = (app: FastifyInstance, deps: ListDeps): void => {
  const { database, clock } = deps;
  app.get(`${PATH}/@self`, async (request, reply) => {
    const identity = await identityOf(deps, request, reply);
    return toListsResponse(identity.kind === 'generic' ? [] : await readLists(database, identity.shopperId, clock()));
  });
  app.get(`${PATH}/@self/x_wished`, async (request, reply) => {
    const identity = await identityOf(deps, request, reply);
    const partNumber = identity.kind === 'generic' ? [] : await readWished(database, identity.shopperId);
    return { partNumber, ...DONE };
  });
  app.get<{ Params: { readonly token: string } }>(
    `${PATH}/x_shared/:token`,
    { schema: { params: schemas.shared } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return toSharedResponse(await readSharedList(database, request.params.token, clock()));
    },
  );
};

const registerLists = (app: FastifyInstance, lists: ChangeLists, ownerOf: OwnerOf): void => {
  app.post<{ Body: ListBody }>(PATH, { schema: { body: schemas.body }, config }, async (request, reply) => {
    const shopper = await ownerOf(request, reply);
    const { descriptionName, item } = request.body;
    const created = await lists.create(shopper, readName(descriptionName), readItems(item));
    reply.code(201);
    return toCreated(created);
  });

  app.put<OfList & { Body: ListBody; Querystring: { readonly addItem?: string } }>(
    `${PATH}/:externalId`,
    { schema: { params: schemas.list, body: schemas.body, querystring: schemas.adding }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      const { externalId } = request.params;
      if (request.query.addItem === 'true') {
        return toCreated(await lists.add(shopper, externalId, readItems(request.body.item)));
      }
      await lists.rename(shopper, externalId, readName(request.body.descriptionName));
      return DONE;
    },
  );

  app.delete<OfList & { Querystring: RemovalQuery }>(
    `${PATH}/:externalId`,
    { schema: { params: schemas.list, querystring: schemas.removing }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      const { externalId } = request.params;
      const item = readRemoved(request.query);
      await (item === undefined ? lists.remove(shopper, externalId) : lists.removeItem(shopper, externalId, item));
      return DONE;
    },
  );
};

const registerItems = (app: FastifyInstance, lists: ChangeLists, ownerOf: OwnerOf): void => {
  app.put<OfItem & { Body: ChangeBody }>(
    `${PATH}/:externalId/x_item/:itemId`,
    { bodyLimit: SMALL_BODY, schema: { params: schemas.item, body: schemas.change }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      const { externalId, itemId } = request.params;
      await lists.change(shopper, externalId, itemId, readChange(request.body));
      return DONE;
    },
  );

  app.post<OfItem & { Body: { readonly x_to: string } }>(
    `${PATH}/:externalId/x_item/:itemId/x_move`,
    { bodyLimit: SMALL_BODY, schema: { params: schemas.item, body: schemas.move }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      const { externalId, itemId } = request.params;
      await lists.move(shopper, externalId, itemId, request.body.x_to);
      return DONE;
    },
  );

  app.post<{ Body: { readonly externalIdentifier: string; readonly itemId?: string } }>(
    `${PATH}/@self/x_restore`,
    { bodyLimit: SMALL_BODY, schema: { body: schemas.restore }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      await lists.restore(shopper, request.body.externalIdentifier, request.body.itemId);
      return DONE;
    },
  );
};

const registerSharing = (app: FastifyInstance, lists: ChangeLists, ownerOf: OwnerOf): void => {
  app.post<OfList & { Body: { readonly x_showsName?: string } | null }>(
    `${PATH}/:externalId/x_share`,
    { bodyLimit: SMALL_BODY, schema: { params: schemas.list, body: schemas.share }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      const showsName = request.body?.x_showsName === 'true';
      return { x_shareToken: await lists.share(shopper, request.params.externalId, showsName), ...DONE };
    },
  );

  app.delete<OfList>(
    `${PATH}/:externalId/x_share`,
    { schema: { params: schemas.list }, config },
    async (request, reply) => {
      const shopper = await ownerOf(request, reply);
      await lists.stopSharing(shopper, request.params.externalId);
      return DONE;
    },
  );
};

/** Wish lists of guests and accounts. [ACC-05] */
export const registerListRoutes = (app: FastifyInstance, deps: ListDeps): void => {
  const lists = makeChangeLists(deps);
  const ownerOf: OwnerOf = async (request, reply) => requireShopper(await identityOf(deps, request, reply));
  registerReads(app, deps);
  registerLists(app, lists, ownerOf);
  registerItems(app, lists, ownerOf);
  registerSharing(app, lists, ownerOf);
};
