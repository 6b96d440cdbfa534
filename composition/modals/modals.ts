import type { ModalType } from '../../core/overlay/modal-type';
import type { ModalScreen } from './modal-screen';

/** What each modal shows, in a chunk of its own. A type that is not here has no place in the shop that opens it. */
const MODALS: Readonly<Partial<Record<ModalType, () => Promise<ModalScreen>>>> = {};

/** The screen of a modal. Rejects when it cannot be fetched, or when the shop has none of this type. */
export const loadModalScreen = async (type: ModalType): Promise<ModalScreen> => {
  const load = MODALS[type];
  if (load === undefined) throw new Error(`the shop has no modal ${type}`);
  return load();
};
