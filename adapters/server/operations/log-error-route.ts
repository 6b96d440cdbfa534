import { fastifyRateLimit } from '@fastify/rate-limit';
import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { byNetwork } from '../../../settings/network-rate-store.ts';
import { rejectCrossOrigin, sendWrong } from '../responses/json-errors';
import {
  exactly,
  type Input,
  listUpTo,
  matching,
  optional,
  readInput,
  ruled,
  textUpTo,
} from '../requests/input-codecs';
import { makeLogLimit } from '../observability/log-limit';
import { takesJson } from '../requests/request-bodies';
import type { Visibility } from '../requests/web-requests';

const MAX_BYTES = 8 * 1024;
const MAX_FACT_LENGTH = 200;
/** Longer texts are cut to this length before e-mail addresses are removed. */
const MAX_INPUT_LENGTH = 1_000;
const MAX_PER_MINUTE = 60;
/** The limit for all addresses together, so that an error that every shopper has does not flood the log. */
const MAX_LINES_PER_MINUTE = 600;

/** The fields of an error report that are logged. Their values come from the shop's code, not from shoppers. */
const LOGGED_FIELDS = ['message', 'kind', 'service', 'status', 'cause', 'code', 'codes', 'problems', 'page', 'release'];

type Fact = string | number | boolean | ReadonlyArray<string> | null | undefined;

const texts = listUpTo(textUpTo(MAX_BYTES), 0, 50);

const isFact = (value: unknown): value is Fact =>
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  typeof value === 'boolean' ||
  texts.is(value);

const fact: Input<Fact> = ruled('text, number, true, false or list of at most 50 texts', isFact);
const facts = t.type(Object.fromEntries(LOGGED_FIELDS.map((name) => [name, fact])), 'object');

/** Fields of other names are ignored; these must have types that can be logged. */
const reportWire = exactly({ section: matching('text of 1 to 100 characters', /^[^]{1,100}$/), data: optional(facts) });

/**
 * `POST /api/log-error`: writes errors of browsers to the server's log (USR-10). Responds with 204. One address may send 60
 * reports a minute. At most 600 a minute are logged, and the number of dropped ones.
 */
export const registerLogErrorRoute = (app: FastifyInstance, visibility: Visibility): void => {
  const logLimit = makeLogLimit(MAX_LINES_PER_MINUTE, Date.now);
  void app.register(async (scope) => {
    await scope.register(fastifyRateLimit, { ...byNetwork, max: MAX_PER_MINUTE, timeWindow: '1 minute' });
    // A page that is being closed reports with a beacon, which sends text/plain.
    takesJson(scope, ['application/json', 'text/plain'], MAX_BYTES);
    scope.post('/api/log-error', async (request, reply) => {
      if (rejectCrossOrigin(request, reply, visibility)) return reply;
      const report = readInput(reportWire, request.body);
      if (E.isLeft(report)) return sendWrong(reply, report.left);
      const { section, data } = report.right;
      const isLogged = logLimit.take((leftOut) => request.log.warn({ leftOut }, 'errors in browsers were left out'));
      if (isLogged) request.log.warn({ section: redacted(section), facts: factsOf(data) }, 'error in a browser');
      return reply.code(204).send();
    });
  });
};

const factsOf = (data: Readonly<Record<string, Fact>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const text = LOGGED_FIELDS.includes(name) ? textOf(value) : undefined;
      return text === undefined ? [] : [[name, redacted(text)]];
    }),
  );

const textOf = (value: Fact): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? value.join(', ') : `${value}`;
};

/** The text without e-mail addresses and query strings, cut to 200 characters. */
const redacted = (text: string): string =>
  text
    .slice(0, MAX_INPUT_LENGTH)
    .replace(/\S+/g, (word) => (word.includes('@', 1) ? '…' : word))
    .split('?', 1)
    .join('')
    .slice(0, MAX_FACT_LENGTH);
