import { HOME_PATH } from '../../../core/paths/paths';
import { makeQuestionsAction } from '../../../ui/pages/questions/questions-action';
import { QUESTION_MARKS, type QuestionsData } from '../../../ui/pages/questions/questions-data';
import { makeQuestionsLoader } from '../../../ui/pages/questions/questions-loader';
import { definePage } from '../../page/page';

const ROUTE = `${HOME_PATH}/product/:url/questions`;

export const questionsPage = definePage<QuestionsData>({
  screen: () => import('./questions-screen').then(({ questionsScreen }) => questionsScreen),
  server: process.browser
    ? undefined
    : {
        paths: [ROUTE],
        screenModule: 'composition/pages/product/questions-screen.tsx',
        loader: makeQuestionsLoader,
        reads: Object.values(QUESTION_MARKS),
        actions: { [ROUTE]: makeQuestionsAction },
      },
});
