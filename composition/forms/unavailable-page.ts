import type { Container } from 'inversify';
import { problemOutcome } from '../../ui/pages/problem/problem-page-outcome';
import { PlatformTokens } from '../tokens/platform-tokens';
import type { FormOutcome } from './form-outcome';

/** The page that a form leads to while the shop's services cannot be reached; it promises nothing of what was asked. */
export const unavailablePage = (container: Container, reference: string): FormOutcome => ({
  kind: 'page',
  page: 'problem',
  outcome: problemOutcome({ kind: 'unavailable', reference }, 503, container.get(PlatformTokens.brand).shop),
});
