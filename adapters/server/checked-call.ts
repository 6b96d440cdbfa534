import * as E from 'fp-ts/Either';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Decoder } from 'io-ts';
import { bodyOf, type ProxyOptions, passThrough, rejectCrossOrigin, refuseUnknown, sendWrong } from './proxy';
import { checkedJson, type Wrong } from './input-codecs';
import { checkedQuery, type QueryRules } from './query-input';
import type { ProxiedCall } from './upstream';

/** Reads the body of a call: as it goes up, or what is wrong with it. */
export type ReadBody = (given: Buffer | undefined) => E.Either<Wrong, Buffer | undefined>;

/** Whatever came stays here. */
export const withoutBody: ReadBody = () => E.right(undefined);

export const jsonBody =
  (codec: Decoder<unknown, unknown>): ReadBody =>
  (given) =>
    checkedJson(codec, given);

export const jsonBodyIfGiven =
  (codec: Decoder<unknown, unknown>): ReadBody =>
  (given) =>
    given === undefined ? E.right(undefined) : checkedJson(codec, given);

/** A call that a request asks for, and the rules for what it brings. */
export interface AskedCall {
  /** Undefined when there is no such call. */
  readonly call: ProxiedCall | undefined;
  /** Path below the service's address, as it goes up. */
  readonly path: string;
  /** The query without its question mark, with its rules; undefined where the path says all. */
  readonly query?: { readonly text: string; readonly rules: QueryRules };
  readonly readBody: ReadBody;
  /** Whether the answer is one shopper's, whoever asks; not unless told. */
  readonly isPersonal?: boolean;
  /** See `ProxiedRequest`. */
  readonly noContentStatuses?: ReadonlyArray<number> | undefined;
}

/**
 * Checks a call and passes it on. In this order: 404 for one that is not listed, 403 for a change that another site asks
 * for, 400 for a query and for a body that break a rule. Nothing that was refused leaves this server.
 */
export const passChecked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { call, path, query, readBody, isPersonal = false, noContentStatuses }: AskedCall,
  proxy: ProxyOptions,
): Promise<FastifyReply> => {
  if (call === undefined) return refuseUnknown(reply);
  if (request.method !== 'GET' && rejectCrossOrigin(request, reply, proxy)) return reply;
  const checked = query === undefined ? E.right('') : checkedQuery(query.text, query.rules);
  if (E.isLeft(checked)) return sendWrong(reply, checked.left);
  const body = readBody(bodyOf(request));
  if (E.isLeft(body)) return sendWrong(reply, body.left);
  const target = query === undefined || query.text === '' ? path : `${path}?${query.text}`;
  const passed = { call, path: target, body: body.right, isPersonal, noContentStatuses: noContentStatuses ?? [] };
  return passThrough(request, reply, passed, proxy);
};

/** An address of a request, in its path and its query. */
export const partsOf = (url: string): { readonly path: string; readonly query: string } => {
  const [path = '', ...query] = url.split('?');
  return { path, query: query.join('?') };
};
