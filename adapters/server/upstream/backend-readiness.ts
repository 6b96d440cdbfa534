import * as E from 'fp-ts/Either';
import { drain } from './upstream';
import type { Upstream } from './upstream';

/** Whether this server can accept shoppers, depending on the backend. */
export type Readiness = 'ready' | 'backend-unreachable' | 'backend-not-ready';

/**
 * Checks a backend for `/readyz`. `backend` is a client of the backend's base address (`COMMERCE_ORIGIN`) with a
 * time-out of its own and without a circuit breaker. A check that rejects, or takes longer than `UPSTREAM_TIMEOUT_MS`
 * and two seconds, counts as `backend-unreachable`.
 */
export type CheckBackend = (backend: Upstream) => Promise<Readiness>;

const LABELS = { kind: 'public', resource: 'readyz' } as const;

/** Sends a GET to `path`: a status below 500 is `ready`, and a missing response is `backend-unreachable`. */
const checkAt =
  (path: string): CheckBackend =>
  async (backend) => {
    const response = await backend({ call: LABELS, method: 'GET', path, headers: {} });
    if (E.isLeft(response)) return 'backend-unreachable';
    drain(response.right.body);
    return response.right.status < 500 ? 'ready' : 'backend-not-ready';
  };

/** For a backend without a check of its own: ready when it responds at its base address with a status below 500. */
export const checkReachable: CheckBackend = checkAt('/');

/** For a backend that serves `/readyz`. One without it responds with 404, which shows that it can be reached. */
export const checkReadyz: CheckBackend = checkAt('/readyz');
