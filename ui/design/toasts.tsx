import type { ReactElement } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button';
import * as styles from './toasts.module.css';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'error';
  /** A button, such as to undo the action or to open a page. */
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
}

export interface ToastsProps {
  readonly toasts: ReadonlyArray<Toast>;
  readonly onDismiss: (id: number) => void;
}

/**
 * Short messages over the page, which screen readers announce. The region is always present, since a live region that
 * is added later is not announced.
 */
export const Toasts = ({ toasts, onDismiss }: ToastsProps): ReactElement => (
  <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
    {toasts.map(({ id, text, tone, action }) => (
      <div key={id} className={styles.toast}>
        {tone === 'success' ? (
          <CircleCheck size={22} aria-hidden className={styles.good} />
        ) : (
          <CircleAlert size={22} aria-hidden className={styles.bad} />
        )}
        <p className={styles.text}>{text}</p>
        {action === undefined ? null : (
          <button type="button" className={styles.action} onClick={action.run}>
            {action.label}
          </button>
        )}
        <IconButton label="Dismiss" onClick={() => onDismiss(id)}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    ))}
  </div>
);
