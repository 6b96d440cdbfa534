import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { SMALL_BODY } from '../http/commerce-scope.ts';
import type { GeolocationConfig } from './geolocation-config.ts';

/** A refused request with the messages of the public service. */
class GeolocationProblem extends Error {
  readonly status: number;
  readonly domain: string;
  readonly reason: string;

  constructor(status: number, domain: string, reason: string, message: string) {
    super(message);
    this.status = status;
    this.domain = domain;
    this.reason = reason;
  }
}

const notFound = (): GeolocationProblem => new GeolocationProblem(404, 'geolocation', 'notFound', 'Not Found');
const keyInvalid = (): GeolocationProblem =>
  new GeolocationProblem(400, 'usageLimits', 'keyInvalid', 'API key not valid. Please pass a valid API key.');
const parseError = (): GeolocationProblem => new GeolocationProblem(400, 'global', 'parseError', 'Parse Error');

const toProblem = (error: unknown, request: FastifyRequest): GeolocationProblem => {
  if (error instanceof GeolocationProblem) return error;
  const status = error instanceof Error ? ((error as FastifyError).statusCode ?? 500) : 500;
  if (status < 500) return new GeolocationProblem(status, 'global', 'badRequest', 'Bad Request');
  request.log.error({ err: error }, 'request failed');
  return new GeolocationProblem(500, 'global', 'backendError', 'Backend Error');
};

const parseBody = (text: string): object => {
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Invalid JSON is refused like JSON that is not an object.
  }
  throw parseError();
};

/** Whether the caller may be located by IP address; true unless the request forbids it. */
const considersAddress = (wish: object): boolean => {
  const considerIp = 'considerIp' in wish ? wish.considerIp : true;
  if (typeof considerIp !== 'boolean') throw parseError();
  return considerIp;
};

/** Accuracy in metres; a position by IP address is never more precise. */
const ACCURACY = 1200;

/**
 * Stub of the public geolocation service. It ignores networks and addresses and returns the configured position for
 * every shopper. It finds no position when none is configured or the caller forbids location by address. [GEO-01]
 */
export const registerGeolocateRoutes = (app: FastifyInstance, { key, position }: GeolocationConfig): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body);
    scope.setErrorHandler((error, request, reply) => {
      const { status, domain, reason, message } = toProblem(error, request);
      reply.code(status);
      return { error: { code: status, message, errors: [{ domain, reason, message }] } };
    });

    scope.post<{ Querystring: Readonly<Record<string, unknown>>; Body: string | undefined }>(
      '/geolocation/v1/geolocate',
      { bodyLimit: SMALL_BODY },
      async ({ query, body }, reply) => {
        reply.header('cache-control', 'no-store');
        if (query.key !== key) throw keyInvalid();
        const wish = parseBody(body ?? '');
        if (!considersAddress(wish) || position === undefined) throw notFound();
        return { location: { lat: position.latitude, lng: position.longitude }, accuracy: ACCURACY };
      },
    );
  });
};
