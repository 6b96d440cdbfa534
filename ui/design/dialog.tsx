import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { cx } from './cx';
import styles from './dialog.module.css';
import { FIRST_FOCUS } from './first-focus';
import { IconButton } from './icon-button';

/** Which way out the shopper took. */
export type DismissedBy = 'close-icon' | 'escape' | 'backdrop';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the shopper asks to leave; the dialog stays until `open` turns false. */
  readonly onClose: (by: DismissedBy) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Where it stands: in the middle, or along a side as a drawer. */
  readonly place?: 'centre' | 'start' | 'end';
  /** Whether a click beside it closes it (MOD-02). */
  readonly closeOnBackdrop?: boolean;
  /** False leaves out the close button and ignores Escape and backdrop: only its own buttons lead on (MOD-03). */
  readonly dismissible?: boolean;
  /** Reads as an alert: something has to be answered. */
  readonly alert?: boolean;
}

/**
 * A modal dialog over the platform's own: focus moves in, to what is marked for it (FIRST_FOCUS) if anything, is held, and returns to what opened it; the page behind does
 * not scroll (MOD-07). Nothing of its content is rendered while it is closed.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  place = 'centre',
  closeOnBackdrop = true,
  dismissible = true,
  alert = false,
}: DialogProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place], styles[size])}
      aria-labelledby={titleId}
      role={alert ? 'alertdialog' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose('escape');
      }}
      onKeyDown={(event) => {
        // A second Escape would close the dialog past its cancel event.
        if (!dismissible && event.key === 'Escape') event.preventDefault();
      }}
      onClick={(event) => {
        if (dismissible && closeOnBackdrop && event.target === event.currentTarget) onClose('backdrop');
      }}
    >
      {open ? (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {dismissible ? (
              <IconButton label="Close" onClick={() => onClose('close-icon')}>
                <X size={22} aria-hidden />
              </IconButton>
            ) : null}
          </header>
          <div className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
        </div>
      ) : null}
    </dialog>
  );
};
