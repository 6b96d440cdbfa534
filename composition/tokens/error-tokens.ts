import type { ErrorCodeRouter } from '../../core/errors/error-code-router';
import { token } from '../token';

/** Where an error has a request's answer lead, on the server; undefined while none does. */
export interface WayOut {
  path: string | undefined;
}

export const ErrorTokens = {
  router: token<ErrorCodeRouter>('ErrorCodeRouter'),
  wayOut: token<WayOut>('WayOut'),
} as const;
