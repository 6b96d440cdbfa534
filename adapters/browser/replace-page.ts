import type { IO } from 'fp-ts/IO';
import { HOME_PATH } from '../../core/paths/paths';
import { isDestination } from '../../core/shared/destination';

/**
 * Loads another page in place of this one, so that Back does not lead here again; the store home for an address that is not
 * allowed. Apart from the browser's history, because one page needs it.
 */
export const replacePage =
  ({ location }: { readonly location: Pick<Location, 'replace'> }, url: string): IO<void> =>
  () =>
    location.replace(isDestination(url) ? url : HOME_PATH);
