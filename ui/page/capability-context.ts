import { createContext } from 'react';
import type { Can } from '../../core/configuration/capabilities';
import type { LeadsTo } from '../../core/paths/path-needs';

/** What the backend can do, and with it which of the shop's pages exist. The view model of the chrome is one. */
export interface CapabilityCheck {
  readonly can: Can;
  /** Whether a link leads to something that exists. */
  readonly leadsTo: LeadsTo;
}

/** The check of a shop whose backend lacks nothing. */
export const LACKS_NOTHING: CapabilityCheck = { can: () => true, leadsTo: () => true };

/** What components may promise and link. It is the same on every page of a server, so cached fragments may use it. */
export const CapabilityContext = createContext(LACKS_NOTHING);
