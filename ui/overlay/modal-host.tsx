import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { ModalBody } from './modal-body';
import { ModalWait } from './modal-wait';
import { NOT_LOADED } from './not-loaded';
import type { OpenModalProps } from './open-modal';

/** The dialog to show, if any. The overlay's model is one; other models may have dialogs of their own. */
export interface WantedModal<Type extends string> {
  readonly type: Type | undefined;
  readonly show: boolean;
  readonly close: () => void;
  /** Opens the same dialog again, after it could not be loaded. */
  readonly reopen: () => void;
}

export interface ModalHostProps<Type extends string> {
  readonly modals: WantedModal<Type>;
  readonly toasts: Pick<ToastsViewModel, 'fail'>;
  /** Loads the modal's content. Rejects when it cannot be loaded. */
  readonly load: (type: Type) => Promise<ModalBody>;
}

interface Loaded {
  readonly type: string;
  readonly body: ModalBody;
  readonly Frame: ComponentType<OpenModalProps>;
}

/**
 * Renders the current modal. Frame and content are loaded when a modal is opened, and shown together (MOD-01). When they
 * cannot be loaded in time, a message offers to try again (CFG-05).
 */
export const ModalHost = observer(
  <Type extends string>({ modals, toasts, load }: ModalHostProps<Type>): ReactElement | null => {
    const [loaded, setLoaded] = useState<Loaded | undefined>();
    const wanted = modals.show ? modals.type : undefined;
    useEffect(() => {
      if (wanted === undefined) return undefined;
      let isWanted = true;
      Promise.all([import('./open-modal'), load(wanted)]).then(
        ([{ OpenModal }, body]) => {
          if (isWanted) setLoaded({ type: wanted, body, Frame: OpenModal });
        },
        () => {
          if (!isWanted) return;
          modals.close();
          toasts.fail(NOT_LOADED, { label: 'Try again', run: modals.reopen });
        },
      );
      return () => {
        isWanted = false;
        setLoaded(undefined);
      };
    }, [wanted, load, modals, toasts]);
    if (wanted === undefined) return null;
    return loaded === undefined || loaded.type !== wanted ? (
      <ModalWait />
    ) : (
      <loaded.Frame key={loaded.type} body={loaded.body} onClose={modals.close} />
    );
  },
);
