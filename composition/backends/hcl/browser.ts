import type { MakeBrowserBackend } from '../../backend/backend';
import { commerceOf, personalPorts, sharedPorts } from './ports';

/** The same services through the storefront's proxy. */
export const makeBackend: MakeBrowserBackend = () => ({
  sharedPorts: ({ backend, site }) => sharedPorts(commerceOf(backend), site('prices', '/')),
  personalPorts: (backend) => personalPorts(commerceOf(backend)),
});
