import { createContext } from 'react';
import type { Can } from '../../core/configuration/capabilities';
import type { LeadsTo } from '../../core/paths/path-needs';

/** The capabilities of the backend, and which pages exist because of them. The chrome's view model implements it. */
export interface CapabilityCheck {
  readonly can: Can;
  /** Whether a link's target exists in this shop. */
  readonly leadsTo: LeadsTo;
}

/** The check for a backend that supports everything. */
export const LACKS_NOTHING: CapabilityCheck = { can: () => true, leadsTo: () => true };

/**
 * The capabilities, for components that mention or link features. They are the same on every page of a server, so
 * cached fragments may use them.
 */
export const CapabilityContext = createContext(LACKS_NOTHING);
