import type { MakeBrowserBackend } from '@shop/composition/backend/backend';
import { clientOf, personalPorts, searchPorts } from './toy-ports';

/** The same ports through the storefront's proxy. */
export const makeBackend: MakeBrowserBackend = () => ({
  sharedPorts: ({ backend }) => ({ search: searchPorts(clientOf(backend, 'search')) }),
  personalPorts: (client) => personalPorts(clientOf(client, 'commerce')),
});
