import type { ModalBody } from '../../ui/overlay/modal-body';
import type { Supplies } from '../supplies';

/** A modal brought to life when it is opened; everything of the container can be had. */
export type ModalScreen = (supplies: Supplies) => ModalBody;
