import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { HeaderPanelsViewModel } from '../chrome/header-panels-view-model';
import { Dimmer } from '../chrome/dimmer';
import { ConsentSlot } from '../consent/consent-slot';
import type { ConsentViewModel } from '../consent/consent-view-model';
import { Toasts } from '../design/toasts';
import type { ToastsViewModel } from '../toasts/toasts-view-model';

interface ToastProps {
  readonly toasts: ToastsViewModel;
}

const ShopToasts = observer(({ toasts }: ToastProps): ReactElement => (
  <Toasts toasts={toasts.toasts} onDismiss={toasts.dismiss} />
));

export interface OverlayProps extends ToastProps {
  readonly panels: HeaderPanelsViewModel;
  /** The host of all modals. */
  readonly modal: ReactNode;
  /** The consent banner for tracking (ANA-01). */
  readonly consent: ConsentViewModel;
}

/** What lies above a page: the dimmer, modals, the question about tracking, toasts. Only browsers render it. */
export const Overlay = ({ panels, modal, consent, toasts }: OverlayProps): ReactElement => (
  <>
    <Dimmer panels={panels} />
    {modal}
    <ConsentSlot model={consent} />
    <ShopToasts toasts={toasts} />
  </>
);
