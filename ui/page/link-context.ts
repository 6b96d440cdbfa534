import { createContext } from 'react';
import { makeLinkTo } from '../../core/paths/link-to';

/** How pages link to paths for which a backend may want a query. It is the same on every page of a server. */
export const LinkContext = createContext(makeLinkTo());
