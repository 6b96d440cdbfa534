import type { Can } from '../../core/configuration/capabilities';
import { mayOpen } from '../../core/overlay/modal-needs';
import type { ModalType } from '../../core/overlay/modal-type';
import { makeLeadsTo } from '../../core/paths/path-needs';
import type { CapabilityCheck } from '../../ui/page/capability-context';

/** The rules for links and modals that follow from the backend's capabilities. */
export interface CapabilityRules extends CapabilityCheck {
  /** Whether the backend has the capability that a modal needs. */
  readonly mayOpen: (type: ModalType) => boolean;
}

/**
 * Makes the rules. Their tables are not in the first view's scripts: a browser loads them where a capability is
 * missing.
 */
export const capabilityRules = (can: Can): CapabilityRules => ({
  can,
  leadsTo: makeLeadsTo(can),
  mayOpen: (type) => mayOpen(type, can),
});
