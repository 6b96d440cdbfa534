import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Decoder } from 'io-ts';
import { rejectCrossOrigin, refuseUnknown, sendWrong } from '../responses/json-errors';
import { bodyOf, type ProxiedRequest, type ProxyOptions, passThrough } from './proxy';
import { checkedJson, type Wrong } from '../requests/input-codecs';
import { checkedQuery, type QueryRules } from '../requests/query-input';
import type { ProxiedCall } from '../upstream/upstream';

/** Validates the body of a call. Returns the body to pass on, or the problems. */
export type ReadBody = (given: Buffer | undefined) => E.Either<Wrong, Buffer | undefined>;

/** Passes no body on. */
export const withoutBody: ReadBody = () => E.right(undefined);

export const jsonBody =
  (codec: Decoder<unknown, unknown>): ReadBody =>
  (given) =>
    checkedJson(codec, given);

export const jsonBodyIfGiven =
  (codec: Decoder<unknown, unknown>): ReadBody =>
  (given) =>
    given === undefined ? E.right(undefined) : checkedJson(codec, given);

/** The call of a request, with the rules for its query and body. */
export interface RequestedCall {
  /** Undefined if the proxy does not allow it. */
  readonly call: ProxiedCall | undefined;
  /** The path to pass on, below the service's address. */
  readonly path: string;
  /** The query without its question mark; undefined if the call has none. */
  readonly query?: { readonly text: string; readonly rules: QueryRules };
  readonly readBody: ReadBody;
  /** Whether the response belongs to one shopper and must not be cached; false by default. */
  readonly isPersonal?: boolean;
  /** See `ProxiedRequest`. */
  readonly noContentStatuses?: ReadonlyArray<number> | undefined;
  /** See `ProxiedRequest`. */
  readonly headers?: ProxiedRequest['headers'];
  /** See `ProxiedRequest`. */
  readonly ownCookies?: ProxiedRequest['ownCookies'];
}

/**
 * Validates a call and passes it on. Sends 403 for a call that is not allowed or a change from another site, and 400 for an
 * invalid query or body. Refused calls are not passed on.
 */
export const passChecked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { call, path, query, readBody, isPersonal = false, noContentStatuses, headers, ownCookies }: RequestedCall,
  proxy: ProxyOptions,
): Promise<FastifyReply> => {
  if (call === undefined) return refuseUnknown(reply);
  if (request.method !== 'GET' && rejectCrossOrigin(request, reply, proxy)) return reply;
  const checked = query === undefined ? E.right('') : checkedQuery(query.text, query.rules);
  if (E.isLeft(checked)) return sendWrong(reply, checked.left);
  const body = readBody(bodyOf(request));
  if (E.isLeft(body)) return sendWrong(reply, body.left);
  const target = query === undefined || query.text === '' ? path : `${path}?${query.text}`;
  const passed = {
    call,
    path: target,
    body: body.right,
    isPersonal,
    noContentStatuses: noContentStatuses ?? [],
    headers,
    ownCookies,
  };
  return passThrough(request, reply, passed, proxy);
};

/** Splits a request target into its path and its query. */
export const partsOf = (url: string): { readonly path: string; readonly query: string } => {
  const [path = '', ...query] = url.split('?');
  return { path, query: query.join('?') };
};
