import { ErrorDetailViewModel } from '../../ui/overlay/error-detail-view-model';
import { onePerPage } from '../one-per-page';

/** What ERROR_DETAIL tells on this page: tell it, then set the modal's type. */
export const errorDetailOf = onePerPage(() => new ErrorDetailViewModel());
