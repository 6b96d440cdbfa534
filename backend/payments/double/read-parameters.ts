import type { FastifyRequest } from 'fastify';
import { parse } from 'qs';
import * as v from 'valibot';
import { invalidParameter } from './stripe-fault.ts';

/** Limits of the form encoding: `metadata[key]`, `expand[0]` and `payment_method_options[card][…]` need three levels. */
const OPTIONS = { depth: 3, parameterLimit: 120, arrayLimit: 20, plainObjects: true, ignoreQueryPrefix: true } as const;

const formOf = (request: FastifyRequest): string => {
  if (request.method === 'POST') return typeof request.body === 'string' ? request.body : '';
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at);
};

/** Decodes the form-encoded parameters of a request, without checking them. */
export const formParametersOf = (request: FastifyRequest): unknown => parse(formOf(request), OPTIONS);

/** Reads the form-encoded parameters of a request. Throws a fault that names the first wrong one. */
export const readParameters = <Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, formParametersOf(request));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const param = v.getDotPath(issue) ?? 'body';
  throw invalidParameter(param, `${issue.message}: ${param}`);
};
