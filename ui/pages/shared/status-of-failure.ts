import type { UpstreamFailure } from '../../../core/shared/upstream-failure';

const TOO_MANY_REQUESTS = 429;

/** The status of a page that shows why a form failed: 400 for what the service refuses, 503 when it failed itself. */
export const statusOfFailure = (failure: UpstreamFailure): number => {
  if (failure.kind !== 'refused') return 503;
  if (failure.status === TOO_MANY_REQUESTS) return TOO_MANY_REQUESTS;
  return failure.status < 500 ? 400 : 503;
};
