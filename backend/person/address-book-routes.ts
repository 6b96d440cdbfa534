import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { AddressDirectory } from '../address-directory/address-directory.ts';
import { addressProperties, readAddress, toWireAddress, type AddressBody } from '../address-directory/address-input.ts';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { invalidParameter, notFound } from '../http/commerce-failure.ts';
import { SMALL_BODY, TRANSACTION_BASE } from '../http/commerce-scope.ts';
import { tooManyGuests } from '../cart/cart-failures.ts';
import { findCartId } from '../cart/cart-store.ts';
import { requireReach } from '../cart/same-day-reach.ts';
import type { Identifier } from '../identity/session/identifier.ts';
import { requireAuthenticated, requireShopper, type Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import type { SessionStore } from '../identity/session/session-store.ts';
import {
  addAddress,
  changeAddress,
  findAddress,
  readAddresses,
  removeAddress,
  type AddressToWrite,
  type SavedAddress,
} from './address-book.ts';

export interface AddressBookDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly identifier: Identifier;
  readonly sessions: Pick<SessionStore, 'save'>;
  readonly directory: AddressDirectory;
}

const contactSchema = {
  params: { type: 'object', properties: { nickName: { type: 'string', minLength: 1, maxLength: 64 } } },
  body: { type: 'object', properties: addressProperties },
  querystring: {
    type: 'object',
    properties: { bypassAVS: { type: 'string', maxLength: 5 }, x_forCart: { type: 'string', maxLength: 5 } },
  },
};

interface WriteRoute {
  readonly Body: AddressBody;
  /** With `x_forCart`, what the shopper's cart has for same-day delivery has to reach the address. */
  readonly Querystring: { readonly bypassAVS?: string; readonly x_forCart?: string };
}

/** Writes an address of the book for the wire. */
export const toWireContact = ({
  addressId,
  nickName,
  addressType,
  isDefault,
  ...address
}: SavedAddress): Readonly<Record<string, string | readonly string[]>> => ({
  addressId: String(addressId),
  nickName,
  addressType,
  primary: String(isDefault.delivery || isDefault.billing),
  x_defaultShipping: String(isDefault.delivery),
  x_defaultBilling: String(isDefault.billing),
  ...toWireAddress(address),
});

/** With `primary` alone, an address becomes the default for all that it may be used for. */
const readDefaults = (body: AddressBody): AddressToWrite['isDefault'] => {
  const { x_defaultShipping: shipping, x_defaultBilling: billing, primary } = body;
  if (shipping === undefined && billing === undefined) return { delivery: isTrue(primary), billing: isTrue(primary) };
  return { delivery: isTrue(shipping), billing: isTrue(billing) };
};

const isTrue = (flag: 'true' | 'false' | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 'true';

const readWrite = (body: AddressBody): AddressToWrite => {
  const nickName = body.nickName?.trim();
  if (nickName === '') throw invalidParameter('nickName', 'nickName must not be empty.');
  return {
    address: readAddress(body),
    nickName,
    addressType: body.addressType,
    isDefault: readDefaults(body),
  };
};

/** The shopper whose addresses a request reads or changes. A remembered shopper must sign in again. */
const requireOwner = async (
  { identifier }: AddressBookDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Shopper> => {
  reply.header('cache-control', 'no-cache, no-store, private');
  return requireAuthenticated(requireShopper(await identifier.identify(request, reply)));
};

const registerReads = (app: FastifyInstance, deps: AddressBookDeps): void => {
  const { database } = deps;
  app.get<{ Querystring: { readonly addressType?: string } }>(
    `${TRANSACTION_BASE}/person/@self/contact`,
    {
      schema: {
        querystring: { type: 'object', properties: { addressType: addressProperties.addressType } },
      },
    },
    async (request, reply) => {
      const { shopperId } = await requireOwner(deps, request, reply);
      const { addressType } = request.query;
      const addresses = await readAddresses(database, shopperId);
      const contact = addresses
        .filter((address) => addressType === undefined || address.addressType === addressType)
        .map(toWireContact);
      return { userId: String(shopperId), contact, resourceName: 'person' };
    },
  );

  app.get<{ Params: { readonly addressId: string } }>(
    `${TRANSACTION_BASE}/person/@self/contact/byAddressId/:addressId`,
    async (request, reply) => {
      const { shopperId } = await requireOwner(deps, request, reply);
      const address = await findAddress(database, shopperId, request.params.addressId);
      if (address === undefined) throw notFound('We couldn’t find that address.', 'addressId');
      return toWireContact(address);
    },
  );
};

/** The body that offers what the directory would write; undefined when nothing differs or the caller does not want it. */
const offerCorrection = async (
  { directory }: AddressBookDeps,
  { address }: AddressToWrite,
  { query, ip }: Pick<FastifyRequest<WriteRoute>, 'query' | 'ip'>,
) => {
  const corrected = query.bypassAVS === 'true' ? undefined : await directory.correct(address, ip);
  return corrected && { validatedAddresses: [toWireAddress({ ...address, ...corrected })] };
};

/** Throws when the cart has something for same-day delivery from a store that is too far. [CHK-02] */
const requireReachOfCart = async (
  trx: Transaction<Database>,
  { shopperId }: Shopper,
  { address }: AddressToWrite,
): Promise<void> => {
  const cartId = await findCartId(trx, shopperId);
  if (cartId !== undefined) await requireReach(trx, cartId, address.zipCode);
};

type Change = (trx: Transaction<Database>) => Promise<number>;

/** The draft when the cart's same-day delivery has to reach it. */
const forCart = (query: WriteRoute['Querystring'], draft: AddressToWrite): AddressToWrite | undefined =>
  query.x_forCart === 'true' ? draft : undefined;

const registerWrites = (app: FastifyInstance, deps: AddressBookDeps): void => {
  const { unitOfWork, sessions } = deps;

  /** Runs a change, first storing a guest who has nothing stored yet. */
  const write = async (shopper: Shopper, change: Change, reached?: AddressToWrite) => {
    const addressId = await unitOfWork.run(async (trx) => {
      if (reached !== undefined) await requireReachOfCart(trx, shopper, reached);
      if (!(await sessions.save(trx, shopper))) throw tooManyGuests();
      await requireOpenSession(trx, shopper.sessionId);
      return change(trx);
    });
    return { userId: String(shopper.shopperId), addressId: String(addressId), resourceName: 'person' };
  };

  app.post<WriteRoute>(
    `${TRANSACTION_BASE}/person/@self/contact`,
    { bodyLimit: SMALL_BODY, schema: { body: contactSchema.body, querystring: contactSchema.querystring } },
    async (request, reply) => {
      const shopper = await requireOwner(deps, request, reply);
      const draft = readWrite(request.body);
      const offer = await offerCorrection(deps, draft, request);
      if (offer !== undefined) return offer;
      const written = await write(
        shopper,
        (trx) => addAddress(trx, shopper.shopperId, draft),
        forCart(request.query, draft),
      );
      reply.code(201);
      return written;
    },
  );

  app.put<WriteRoute & { Params: { readonly nickName: string } }>(
    `${TRANSACTION_BASE}/person/@self/contact/:nickName`,
    { bodyLimit: SMALL_BODY, schema: contactSchema },
    async (request, reply) => {
      const shopper = await requireOwner(deps, request, reply);
      const draft = readWrite(request.body);
      const offer = await offerCorrection(deps, draft, request);
      if (offer !== undefined) return offer;
      return write(
        shopper,
        (trx) => changeAddress(trx, shopper.shopperId, request.params.nickName, draft),
        forCart(request.query, draft),
      );
    },
  );

  app.delete<{ Params: { readonly nickName: string } }>(
    `${TRANSACTION_BASE}/person/@self/contact/:nickName`,
    { schema: { params: contactSchema.params } },
    async (request, reply) => {
      const shopper = await requireOwner(deps, request, reply);
      return write(shopper, (trx) => removeAddress(trx, shopper.shopperId, request.params.nickName));
    },
  );
};

/** The shopper's saved addresses, of guests too. [CHK-04] */
export const registerAddressBookRoutes = (app: FastifyInstance, deps: AddressBookDeps): void => {
  registerReads(app, deps);
  registerWrites(app, deps);
};
