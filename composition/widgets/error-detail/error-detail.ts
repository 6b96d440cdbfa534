import { ErrorDetailViewModel } from '../../../ui/overlay/error-detail-view-model';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** What ERROR_DETAIL tells on this page: set its text, then set the modal's type. */
export const errorDetailOf = ({ shared }: Pick<ScreenDependencies, 'shared'>): ErrorDetailViewModel =>
  (shared.errorDetail ??= new ErrorDetailViewModel());
