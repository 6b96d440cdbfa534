import { ErrorDetailViewModel } from '../../../ui/overlay/error-detail-view-model';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Returns the text of ERROR_DETAIL on this page: set the text, then open the modal. */
export const errorDetailOf = ({ shared }: Pick<ScreenDependencies, 'shared'>): ErrorDetailViewModel =>
  (shared.errorDetail ??= new ErrorDetailViewModel());
