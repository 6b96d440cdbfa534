import { storeIdsOf } from '../../../adapters/commerce/store-ids';
import type { MakeBrowserBackend } from '../../backend/backend';
import { basesOf, captchaChallenges, makePorts } from './ports';

/**
 * Makes the browser's half, with the same services through the storefront's proxy. The ids of the store come from the
 * page.
 */
export const makeBackend: MakeBrowserBackend = (forBrowser) => {
  const ids = storeIdsOf(forBrowser);
  const { commerceOf, storeLocatorOf, sharedPorts, personalPorts } = makePorts(ids);
  return {
    sharedPorts: ({ backend, site }) => sharedPorts(commerceOf(backend), site('prices', '/')),
    personalPorts: (backend, shopper) => personalPorts(commerceOf(backend), storeLocatorOf(backend), shopper),
    captchaChallenges: captchaChallenges(basesOf(ids)),
  };
};
