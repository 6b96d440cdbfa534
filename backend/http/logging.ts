import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { SettingValues } from '../../settings/settings.ts';

/** From which severity lines are logged, as the setting LOG_LEVEL names it. */
export type LogLevel = SettingValues<'backend'>['LOG_LEVEL'];

/** Takes one log line at a time. */
export interface LogDestination {
  write(line: string): void;
}

/** Settings of the structured log. The default destination of its lines is standard output. */
export const logOptions = (level: LogLevel, stream?: LogDestination): FastifyServerOptions['logger'] => ({
  level,
  base: { service: 'backend' },
  ...(stream && { stream }),
});

/**
 * Logs each answered request once, without personal data: a request is known by its number and the pattern of its
 * route, never by its address, query, cookies, headers or body. What the framework would log by itself is left out.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, route, status: reply.statusCode, ms };
    if (error) request.log.error({ ...line, err: error }, 'request broke off');
    else request.log.debug(line, 'request answered');
  }
}
