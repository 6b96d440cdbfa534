import type { ModalBody } from '../../ui/overlay/modal-body';
import type { AllDependencies } from '../page/screen-dependencies';

/** A modal brought to life when it is opened. It names what it uses of all there is. */
export type ModalScreen<Used extends keyof AllDependencies = keyof AllDependencies> = (
  dependencies: Pick<AllDependencies, Used>,
) => ModalBody;
