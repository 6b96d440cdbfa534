import { StartPage } from '../../../ui/pages/repeat-start/start-page';
import type { StartData } from '../../../ui/pages/repeat-start/start-data';
import { RepeatChoiceViewModel } from '../../../ui/repeat-delivery/repeat-choice-view-model';
import type { Screen } from '../../page/screen';

export const repeatStartScreen: Screen<StartData> = ({ brand }, data) => {
  const { start } = data;
  const model = new RepeatChoiceViewModel(start?.items ?? [], data, start);
  return { element: <StartPage data={data} model={model} brand={brand} /> };
};
