import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { CHOSEN } from '../../../core/paths/store-choice';
import { safeReturnPath } from '../../../core/paths/return-url';
import type {
  ChoosePreferredStore,
  ChoosePreferredStoreError,
} from '../../../core/stores/preferred/choose-preferred-store';
import type { ActionResult, PageAction } from '../../page/page-action';
import { choiceProblem } from '../../stores/my-store-view-model';
import type { StoreLocatorData } from './store-locator-data';

/** The data that both store pages show after a failed choice. */
type ChoiceData = Pick<StoreLocatorData, 'problem'>;

const ORIGIN = 'http://shop';
const MAX_ID = 40;
const STORE_PAGES = new RegExp(`^${STORE_LOCATOR_PATH}(?:[/?]|$)`);

/** Makes a store the preferred one without scripts. Redirects to the store page, which shows the result (STO-09). */
export const makeChooseStoreAction =
  ({ choosePreferredStore }: { readonly choosePreferredStore: ChoosePreferredStore }): PageAction<ChoiceData> =>
  (form) => {
    const back = new URL(returnPath(form.get('URL') ?? ''), ORIGIN);
    return pipe(
      choosePreferredStore((form.get('storeId') ?? '').slice(0, MAX_ID)),
      TE.match(
        (error): ActionResult<ChoiceData> => ({
          kind: 'refused',
          status: statusOf(error),
          url: back.pathname + back.search,
          changes: { problem: choiceProblem(error) },
        }),
        ({ id }): ActionResult<ChoiceData> => {
          back.searchParams.set(CHOSEN, id);
          return { kind: 'see-other', url: back.pathname + back.search };
        },
      ),
    );
  };

/** Returns the return path if it is a store page, otherwise the store locator. */
const returnPath = (wanted: string): string => {
  const path = safeReturnPath(wanted);
  return STORE_PAGES.test(path) ? path : STORE_LOCATOR_PATH;
};

const statusOf = ({ kind }: ChoosePreferredStoreError): number => {
  if (kind === 'no-such-store') return 400;
  return kind === 'store-closed' ? 409 : 503;
};
