import type { ErrorCodeRouter } from '../../core/errors/error-code-router';
import { token } from '../token/token';

export const ErrorTokens = {
  router: token<ErrorCodeRouter>('ErrorCodeRouter'),
} as const;
