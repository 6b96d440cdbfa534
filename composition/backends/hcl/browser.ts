import type { MakeBrowserBackend } from '../../backend/backend';
import { BASES, personalPorts, sharedPorts } from './ports';

/** The same services through the storefront's proxy. */
export const makeBackend: MakeBrowserBackend = () => ({
  sharedPorts: ({ backend, site }) => sharedPorts(backend('commerce', BASES.commerce), site('prices', '/')),
  personalPorts: (backend) => personalPorts(backend('commerce', BASES.commerce)),
});
