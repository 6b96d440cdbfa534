import { PlanQuestion as QuestionOnServer } from '../../../ui/pages/account/repeat-delivery/plan-question';
import type { PlansData } from '../../../ui/pages/account/repeat-delivery/plans-data';
import { PlansPage } from '../../../ui/pages/account/repeat-delivery/plans-page';
import type { Screen } from '../../page/screen';
import { latePart } from '../../widgets/late-part';

/** In a browser, its code is loaded where a question is asked. */
const Question = process.browser
  ? latePart(() => import('../../../ui/pages/account/repeat-delivery/plan-question').then((m) => m.PlanQuestion))
  : QuestionOnServer;

export const repeatDeliveriesScreen: Screen<PlansData> = ({ brand }, data) => ({
  element: <PlansPage data={data} brand={brand} Question={Question} />,
});
