import type { CompareData } from '../../../ui/pages/compare/compare-data';
import { ComparePage } from '../../../ui/pages/compare/compare-page';
import type { Screen } from '../../page/screen';

export const compareScreen: Screen<CompareData> = (_dependencies, data) => ({
  element: <ComparePage data={data} />,
});
