import * as T from 'fp-ts/Task';
import type { ProblemData } from '../../../ui/pages/problem/problem-data';
import { definePage } from '../../page/page';

/** Shown in place of a page that does not exist or cannot be loaded; it has no address of its own (RTE-09). */
export const problemPage = definePage<ProblemData>({
  screen: () => import('./problem-screen').then(({ problemScreen }) => problemScreen),
  server: process.browser
    ? undefined
    : {
        paths: [],
        screenModule: 'composition/pages/problem/problem-screen.tsx',
        loader: () => () => T.of({ kind: 'not-found' }),
      },
});
