import type { LoadChrome } from '../../core/chrome/load-chrome';
import { token } from '../token/token';

export const ChromeTokens = {
  /** Bound on a server only. */
  load: token<LoadChrome>('LoadChrome'),
} as const;
