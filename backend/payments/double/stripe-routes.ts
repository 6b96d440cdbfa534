import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { newId } from './double-store.ts';
import { makeOperations, type OperationsDeps, type Outcome } from './operations.ts';
import * as schemas from './request-schemas.ts';
import { readParameters } from './read-parameters.ts';
import { invalidKey, reusedKey, StripeFault, wrongKey } from './stripe-fault.ts';
import { isSameSecret } from './same-secret.ts';

export interface StripeRoutesDeps extends OperationsDeps {
  /** The key that callers must send. */
  readonly secretKey: string;
  /** Milliseconds before the answer of the slow card. */
  readonly slowMs: number;
}

interface Ids {
  readonly id: string;
  readonly method: string;
}

const KEY_LIFETIME_MS = 24 * 60 * 60_000;
const MAX_KEY_LENGTH = 255;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const hasKey = ({ headers }: FastifyRequest, secretKey: string): boolean =>
  isSameSecret(headers.authorization?.replace(/^Bearer /, '') ?? '', secretKey);

const bodyOf = ({ error }: StripeFault): string => JSON.stringify({ error });

/** Converts what a route throws. Errors that are not faults are reported without their message. */
const respondToFault = (error: unknown, request: FastifyRequest, reply: FastifyReply): string => {
  reply.type('application/json');
  if (error instanceof StripeFault) {
    reply.code(error.status);
    return bodyOf(error);
  }
  const status = (error as FastifyError).statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the payment provider failed');
  reply.code(status);
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return JSON.stringify({ error: { type, message: status >= 500 ? 'An unknown error occurred.' : 'Bad request.' } });
};

type Answered = Outcome & { readonly isRepeated: boolean };

/** Runs the work of a request once for its key: the effect and the response are stored together before it is sent. */
const makeOnce =
  ({ store, clock }: StripeRoutesDeps): ((request: FastifyRequest, work: () => Outcome) => Answered) =>
  (request, work) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return { ...store.transaction(work), isRepeated: false };
    if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH) throw invalidKey(MAX_KEY_LENGTH);
    const now = clock();
    return store.transaction(() => {
      const hash = hashOf(`${request.url}\n${String(request.body ?? '')}`);
      store.forgetResponsesBefore(now - KEY_LIFETIME_MS);
      const known = store.responseTo(key);
      if (known !== undefined && known.hash !== hash) throw reusedKey();
      if (known !== undefined) return { status: known.status, body: known.body, isRepeated: true };
      const outcome = keptFault(work);
      store.keepResponse(key, { hash, status: outcome.status, body: outcome.body }, now);
      return { ...outcome, isRepeated: false };
    });
  };

const send = async (
  reply: FastifyReply,
  { status, body, delivery }: Outcome,
  slowMs: number,
): Promise<FastifyReply> => {
  if (delivery === 'slow') await pause(slowMs);
  if (delivery === 'lost') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return reply.code(status).type('application/json').send(body);
};

/** Registers a request that changes something. */
type Change = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (parameters: v.InferOutput<Schema>, ids: Ids) => Outcome,
) => void;

const makeChange = (scope: FastifyInstance, deps: StripeRoutesDeps): Change => {
  const once = makeOnce(deps);
  return (path, schema, work) => {
    scope.post<{ Params: Ids }>(path, async (request, reply) => {
      const parameters = readParameters(request, schema);
      const { isRepeated, ...outcome } = once(request, () => work(parameters, request.params));
      if (isRepeated) reply.header('idempotent-replayed', 'true');
      return send(reply, outcome, deps.slowMs);
    });
  };
};

/** Registers a request that reads. */
type Read = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (parameters: v.InferOutput<Schema>, ids: Ids) => object,
) => void;

const makeRead =
  (scope: FastifyInstance): Read =>
  (path, schema, work) => {
    scope.get<{ Params: Ids }>(path, async (request) => work(readParameters(request, schema), request.params));
  };

/** Registers a request that removes. A repetition finds nothing, as with Stripe. */
const makeRemove =
  (scope: FastifyInstance, deps: StripeRoutesDeps) =>
  (path: string, work: (parameters: unknown, ids: Ids) => Outcome): void => {
    scope.delete<{ Params: Ids }>(path, async (request, reply) =>
      send(
        reply,
        deps.store.transaction(() => work(undefined, request.params)),
        deps.slowMs,
      ),
    );
  };

/** Requires the secret key, takes form-encoded bodies only, and sends errors in Stripe's shape. */
const prepareScope = (scope: FastifyInstance, secretKey: string): void => {
  scope.setErrorHandler(respondToFault);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': newId('req'), 'cache-control': 'no-store' });
    if (!hasKey(request, secretKey)) throw wrongKey();
  });
};

/**
 * The subset of Stripe's API that the shop uses, below `/v1`. A POST with an `Idempotency-Key` is carried out once, and
 * its response is repeated for a day.
 */
export const registerStripeRoutes = async (app: FastifyInstance, deps: StripeRoutesDeps): Promise<void> => {
  const operations = makeOperations(deps);
  const routes = async (scope: FastifyInstance): Promise<void> => {
    prepareScope(scope, deps.secretKey);
    const change = makeChange(scope, deps);
    const read = makeRead(scope);
    const remove = makeRemove(scope, deps);
    change('/payment_intents', schemas.createIntentSchema, operations.create);
    change('/payment_intents/:id/capture', schemas.captureSchema, operations.capture);
    change('/payment_intents/:id/cancel', schemas.cancelSchema, operations.cancel);
    change('/refunds', schemas.refundSchema, operations.refund);
    change('/customers', schemas.createCustomerSchema, operations.createCustomer);
    change('/setup_intents', schemas.createSetupSchema, operations.createSetup);
    change('/payment_methods/:id', schemas.updateMethodSchema, operations.updateMethod);
    change('/payment_methods/:id/detach', schemas.noParametersSchema, operations.detach);
    remove('/customers/:id', operations.removeCustomer);
    read('/setup_intents/:id', schemas.readSchema, operations.readSetup);
    read('/payment_intents/search', schemas.searchSchema, operations.search);
    read('/payment_intents/:id', schemas.readSchema, operations.read);
    read('/refunds', schemas.listRefundsSchema, operations.listRefunds);
    read('/customers/:id/payment_methods/:method', schemas.noParametersSchema, operations.methodOfCustomer);
    read('/payment_methods/:id', schemas.noParametersSchema, operations.readMethod);
  };
  await app.register(routes, { prefix: '/v1' });
};

/** Runs the work. A fault that happens after the work began is a response like any other, which repetitions get, too. */
const keptFault = (work: () => Outcome): Outcome => {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFault && error.isKept) return { status: error.status, body: bodyOf(error) };
    throw error;
  }
};
