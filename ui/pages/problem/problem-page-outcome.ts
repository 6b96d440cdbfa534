import { CONFIRMATION_PATH } from '../../../core/paths/paths';
import type { PageOutcome } from '../../page/page';
import type { ProblemData } from './problem-data';

const TITLES = {
  'not-found': 'Page not found',
  unavailable: 'We’ll be right back',
  'order-unavailable': 'We can’t show your order right now',
  refused: 'That didn’t work',
  broken: 'Something went wrong',
} as const;

/**
 * Returns the kind of a problem on the page of a path: after an order was accepted, an outage must not read as if it had
 * not been placed (ORD-03).
 */
export const problemAt = (path: string, kind: ProblemData['kind']): ProblemData['kind'] =>
  kind === 'unavailable' && path === CONFIRMATION_PATH ? 'order-unavailable' : kind;

/** Returns the page about a problem with the matching HTTP status (RTE-09). */
export const problemOutcome = (
  data: ProblemData,
  status: number,
  shop: string,
): Extract<PageOutcome<ProblemData>, { kind: 'page' }> => ({
  kind: 'page',
  data,
  status,
  head: {
    title: `${TITLES[data.kind]} | ${shop}`,
    description: TITLES[data.kind],
    canonical: undefined,
    isIndexed: false,
  },
  isShareable: false,
});
