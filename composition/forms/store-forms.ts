import type { Container } from 'inversify';
import { STORE_LOCATOR_PATH } from '../../core/catalogue/paths';
import { safeReturnPath } from '../../core/identity/return-url';
import type { ChoosePreferredStoreError } from '../../core/stores/choose-preferred-store';
import { CHOSEN } from '../../ui/pages/stores/locator-query';
import type { StoreLocatorData } from '../../ui/pages/stores/store-locator-data';
import type { StorePageData } from '../../ui/pages/stores/store-data';
import { choiceProblem } from '../../ui/stores/my-store-view-model';
import { PAGE_LOADERS } from '../roots/page-loaders';
import { matchRoute } from '../roots/shop-routes';
import { StoreTokens } from '../tokens/store-tokens';
import type { FormOutcome } from './form-outcome';

/** Make this my store, without scripts: back to the page of stores, which says that it was done or why not (STO-09). */
export const chooseStoreForm = async (container: Container, form: URLSearchParams): Promise<FormOutcome> => {
  const back = new URL(returnPath(form.get('URL') ?? ''), ORIGIN);
  const storeId = form.get('storeId') ?? '';
  const chosen = await container.get(StoreTokens.choosePreferredStore)(storeId.slice(0, MAX_ID))();
  if (chosen._tag === 'Left') return samePage(container, back, chosen.left);
  back.searchParams.set(CHOSEN, chosen.right.id);
  return { kind: 'see-other', url: back.pathname + back.search };
};

const ORIGIN = 'http://shop';
const MAX_ID = 40;

/** Pages of stores, and no other. */
const returnPath = (wanted: string): string => {
  const path = safeReturnPath(wanted);
  return new RegExp(`^${STORE_LOCATOR_PATH}(?:[/?]|$)`).test(path) ? path : STORE_LOCATOR_PATH;
};

const samePage = async (container: Container, back: URL, error: ChoosePreferredStoreError): Promise<FormOutcome> => {
  const match = matchRoute(back.pathname);
  const page = match?.page === 'store' ? 'store' : 'store-locator';
  const outcome = await PAGE_LOADERS[page](container)({
    path: back.pathname,
    parameters: match?.parameters ?? {},
    query: back.searchParams,
    cameFrom: undefined,
  })();
  if (outcome.kind !== 'page') return { kind: 'page', page, outcome };
  const data = { ...(outcome.data as StoreLocatorData | StorePageData), problem: choiceProblem(error) };
  return { kind: 'page', page, outcome: { ...outcome, data, status: statusOf(error), isShareable: false } };
};

const statusOf = ({ kind }: ChoosePreferredStoreError): number => {
  if (kind === 'no-such-store') return 400;
  return kind === 'store-closed' ? 409 : 503;
};
