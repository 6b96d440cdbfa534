import type { ProblemData } from '../../../ui/pages/problem/problem-data';
import { ProblemPage } from '../../../ui/pages/problem/problem-page';
import type { Screen } from '../../page/screen';

export const problemScreen: Screen<ProblemData> = (_dependencies, data) => ({ element: <ProblemPage data={data} /> });
