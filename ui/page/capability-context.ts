import { createContext } from 'react';
import type { Can } from '../../core/configuration/capabilities';
import { makeLeadsTo, type LeadsTo } from '../../core/paths/path-needs';

/** What the backend can do, and with it which of the shop's pages exist. The view model of the chrome is one. */
export interface CapabilityCheck {
  readonly can: Can;
  /** Whether a link leads to something that exists. */
  readonly leadsTo: LeadsTo;
}

export const checkOf = (can: Can): CapabilityCheck => ({ can, leadsTo: makeLeadsTo(can) });

/** What components may promise and link. It is the same on every page of a server, so cached fragments may use it. */
export const CapabilityContext = createContext<CapabilityCheck>(checkOf(() => true));
