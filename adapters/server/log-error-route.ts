import { fastifyRateLimit } from '@fastify/rate-limit';
import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { byNetwork } from '../../settings/network-rate-store.ts';
import { rejectCrossOrigin, sendWrong } from './proxy';
import { exactly, type Input, listUpTo, matching, optional, readInput, ruled, textUpTo } from './input-codecs';
import { takesJson } from './request-bodies';
import type { Visibility } from './web-requests';

const MAX_BYTES = 8 * 1024;
const LONGEST_FACT = 200;
/** Nothing beyond is looked at: what is told is cut from it once mail addresses are out. */
const LONGEST_READ = 1_000;
const MOST_A_MINUTE = 60;
/** From all addresses together; so much of a fault that every shopper has is enough to see it. */
const MOST_LINES_A_MINUTE = 600;

/** What an error report may tell: names and numbers of our own making, nothing that a shopper typed. */
const TOLD = ['message', 'kind', 'service', 'status', 'cause', 'code', 'codes', 'problems', 'page', 'release'];

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
const facts = t.type(Object.fromEntries(TOLD.map((name) => [name, fact])), 'object');

/** Facts of other names are of no interest, whatever they are; these have to be of a kind that can be logged. */
const reportWire = exactly({ section: matching('text of 1 to 100 characters', /^[^]{1,100}$/), data: optional(facts) });

interface Lines {
  /** Whether one more line may be written; reports that were left out before are told of once a minute. */
  readonly take: (tellLeftOut: (leftOut: number) => void) => boolean;
}

/** Counts lines by the minute of the given clock. */
export const makeLines = (most: number, clock: () => number): Lines => {
  let minute = -1;
  let taken = 0;
  return {
    take: (tellLeftOut) => {
      const now = Math.floor(clock() / 60_000);
      if (now !== minute) {
        if (taken > most) tellLeftOut(taken - most);
        minute = now;
        taken = 0;
      }
      taken += 1;
      return taken <= most;
    },
  };
};

/**
 * `/api/log-error`: what went wrong in a browser, into the log of the shop (USR-10). Answers 204 with nothing. One address
 * may send 60 reports a minute; of all addresses 600 a minute are written, and how many were left out.
 */
export const registerLogErrorRoute = (app: FastifyInstance, visibility: Visibility): void => {
  const lines = makeLines(MOST_LINES_A_MINUTE, Date.now);
  void app.register(async (scope) => {
    await scope.register(fastifyRateLimit, { ...byNetwork, max: MOST_A_MINUTE, timeWindow: '1 minute' });
    // A page that is being left reports by beacon, which sends text/plain.
    takesJson(scope, ['application/json', 'text/plain'], MAX_BYTES);
    scope.post('/api/log-error', async (request, reply) => {
      if (rejectCrossOrigin(request, reply, visibility)) return reply;
      const report = readInput(reportWire, request.body);
      if (E.isLeft(report)) return sendWrong(reply, report.left);
      const { section, data } = report.right;
      const isWritten = lines.take((leftOut) => request.log.warn({ leftOut }, 'errors in browsers were left out'));
      if (isWritten) request.log.warn({ section: told(section), facts: factsOf(data) }, 'error in a browser');
      return reply.code(204).send();
    });
  });
};

const factsOf = (data: Readonly<Record<string, Fact>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const text = TOLD.includes(name) ? textOf(value) : undefined;
      return text === undefined ? [] : [[name, told(text)]];
    }),
  );

const textOf = (value: Fact): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? value.join(', ') : `${value}`;
};

/** Short, without mail addresses and without the query of an address. */
const told = (text: string): string =>
  text
    .slice(0, LONGEST_READ)
    .replace(/\S+/g, (word) => (word.includes('@', 1) ? '…' : word))
    .split('?', 1)
    .join('')
    .slice(0, LONGEST_FACT);
