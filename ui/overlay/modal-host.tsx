import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { ToastsViewModel } from '../toasts/toasts-view-model';
import type { ModalBody } from './modal-body';
import { ModalWait } from './modal-wait';
import { NOT_LOADED } from './not-loaded';
import type { OpenModalProps } from './open-modal';

/** Which of several dialogs is wanted, if any: the overlay's model, or another one that holds a dialog of its own. */
export interface WantedModal<Type extends string> {
  readonly type: Type | undefined;
  readonly show: boolean;
  readonly close: () => void;
}

export interface ModalHostProps<Type extends string> {
  readonly modals: WantedModal<Type>;
  readonly toasts: Pick<ToastsViewModel, 'fail'>;
  /** Fetches what the modal shows; rejects when it cannot be had. */
  readonly load: (type: Type) => Promise<ModalBody>;
}

interface Loaded {
  readonly type: string;
  readonly body: ModalBody;
  readonly Frame: ComponentType<OpenModalProps>;
}

/** Where modals appear: nothing until one is asked for, then the frame and the body come together (MOD-01). */
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
          toasts.fail(NOT_LOADED);
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
