import { createContext } from 'react';
import { makeLinkTo } from '../../core/paths/link-to';

/**
 * The function that returns the link to a path, with the query that a backend may need. It is the same on every page of
 * a server.
 */
export const LinkContext = createContext(makeLinkTo());
