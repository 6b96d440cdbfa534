import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { SettingValues } from '../../settings/settings.ts';

/** Lowest severity that is logged, as in the setting LOG_LEVEL. */
export type LogLevel = SettingValues<'backend'>['LOG_LEVEL'];

/** A destination of log lines. */
export interface LogDestination {
  write(line: string): void;
}

/** Options of the structured log. The default destination is standard output. */
export const logOptions = (level: LogLevel, stream?: LogDestination): FastifyServerOptions['logger'] => ({
  level,
  base: { service: 'backend' },
  ...(stream && { stream }),
});

/**
 * Logs each finished request once, without personal data: only its number and the pattern of its route, never its
 * address, query, cookies, headers or body. Turns off the framework's own request log.
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
