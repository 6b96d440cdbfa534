import type { LoadChrome } from '../../core/chrome/load-chrome';
import { token } from '../token/token';

export const ChromeTokens = {
  /** On a server alone. */
  load: token<LoadChrome>('LoadChrome'),
} as const;
