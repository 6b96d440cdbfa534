import { storeIdsOf } from '../../../adapters/commerce/store-ids';
import type { MakeBrowserBackend } from '../../backend/backend';
import { basesOf, captchaChallenges, makePorts } from './ports';

/** The same services through the storefront's proxy. The server has put the ids of the store into the page. */
export const makeBackend: MakeBrowserBackend = (forBrowser) => {
  const ids = storeIdsOf(forBrowser);
  const { commerceOf, sharedPorts, personalPorts } = makePorts(ids);
  return {
    sharedPorts: ({ backend, site }) => sharedPorts(commerceOf(backend), site('prices', '/')),
    personalPorts: (backend) => personalPorts(commerceOf(backend)),
    captchaChallenges: captchaChallenges(basesOf(ids)),
  };
};
