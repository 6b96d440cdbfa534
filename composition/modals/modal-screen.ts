import type { ModalBody } from '../../ui/overlay/modal-body';
import type { AllDependencies } from '../page/screen-dependencies';

/** Creates a modal when it is opened. `Used` names the dependencies that it uses. */
export type ModalScreen<Used extends keyof AllDependencies = keyof AllDependencies> = (
  dependencies: Pick<AllDependencies, Used>,
) => ModalBody;
