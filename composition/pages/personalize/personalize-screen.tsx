import type { PersonalizeData } from '../../../ui/pages/personalize/personalize-data';
import { PersonalizePage } from '../../../ui/pages/personalize/personalize-page';
import type { Screen } from '../../page/screen';

export const personalizeScreen: Screen<PersonalizeData> = (_, data) => ({ element: <PersonalizePage data={data} /> });
