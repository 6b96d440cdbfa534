import type { Can } from '../../core/configuration/capabilities';
import { mayOpen } from '../../core/overlay/modal-needs';
import type { ModalType } from '../../core/overlay/modal-type';
import { makeLeadsTo } from '../../core/paths/path-needs';
import type { CapabilityCheck } from '../../ui/page/capability-context';

/** What follows from the backend's capabilities for links and modals. */
export interface CapabilityRules extends CapabilityCheck {
  /** Whether a modal has something to show. */
  readonly mayOpen: (type: ModalType) => boolean;
}

/** The tables behind it are not in the first view's scripts: a browser fetches them where something is lacking. */
export const capabilityRules = (can: Can): CapabilityRules => ({
  can,
  leadsTo: makeLeadsTo(can),
  mayOpen: (type) => mayOpen(type, can),
});
