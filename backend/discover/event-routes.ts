import type { FastifyInstance } from 'fastify';
import type { EventIntake } from '../search/behaviour/event-intake.ts';
import type { AccessTokens } from './access-tokens.ts';
import { addressLimit } from './call-limit.ts';
import { checkToken } from './query-routes.ts';
import { readEvent } from './read-event.ts';
import { isRecord } from './read-values.ts';

export interface EventRouteDeps {
  readonly events: EventIntake;
  readonly clock: () => number;
  readonly tokens: AccessTokens;
  /** Limit of events per address and minute, which many visitors can share; default 1200. */
  readonly eventsAMinute?: number | undefined;
}

/** Enough for the visitors behind one shared address. */
export const EVENTS_PER_MINUTE = 1_200;
const MAX_BODY_BYTES = 32 * 1024;

/**
 * Receives shoppers' events, validates them, and stores them with those of the other provider within its limits.
 * [SRC-07]
 */
export const registerEventRoutes = (app: FastifyInstance, deps: EventRouteDeps): void => {
  const { events, clock, tokens, eventsAMinute = EVENTS_PER_MINUTE } = deps;
  const limit = addressLimit(app, eventsAMinute);
  for (const path of ['/api/event/1', '/event/:customerKey/1']) {
    app.post(path, { bodyLimit: MAX_BODY_BYTES, onRequest: limit }, async (request) => {
      checkToken(tokens, request, 'event');
      await events.add(readEvent(isRecord(request.body) ? request.body.data : undefined, clock()), request.ip);
      return { message: 'ok' };
    });
  }
};
