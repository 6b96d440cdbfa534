import type { ErrorPageData } from '../../../ui/pages/error/error-data';
import { ErrorPage } from '../../../ui/pages/error/error-page';
import type { Screen } from '../../page/screen';
import { NOTHING_TO_DISPOSE } from '../../../core/shared/disposer';

/** In the browser, clears the storage that the server cannot clear (ERR-05). */
export const errorScreen: Screen<ErrorPageData> = ({ session }, data) => ({
  element: <ErrorPage data={data} />,
  start: () => {
    session.clearRewards();
    return NOTHING_TO_DISPOSE;
  },
});
