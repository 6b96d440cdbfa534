import type { PageOutcome } from '../../page/page';
import type { ProblemData } from './problem-data';

const TITLES = {
  'not-found': 'Page not found',
  unavailable: 'We’ll be right back',
  refused: 'That didn’t work',
  broken: 'Something went wrong',
} as const;

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
