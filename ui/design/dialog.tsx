import {
  useEffect,
  useId,
  useRef,
  type DialogHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import X from 'lucide-react/icons/x';
import { cx } from './cx';
import * as styles from './dialog.module.css';
import { FIRST_FOCUS } from './first-focus';
import { IconButton } from './icon-button';

/** How the shopper closed the dialog. */
export type DismissedBy = 'close-icon' | 'escape' | 'backdrop';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the shopper closes the dialog, which stays open until `open` is false. */
  readonly onClose: (by: DismissedBy) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Shown below the content; it does not scroll. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** The position: centred, or as a drawer at one side. */
  readonly place?: 'centre' | 'start' | 'end';
  /** Whether a click on the backdrop closes it (MOD-02). */
  readonly closeOnBackdrop?: boolean;
  /** False removes the close button and ignores Escape and the backdrop: only buttons in the content close it (MOD-03). */
  readonly dismissible?: boolean;
  /** Whether its role is `alertdialog`, which requires a decision by the shopper. */
  readonly alert?: boolean;
}

const CONTROLS = 'a[href],button:enabled,input:enabled:not([type=hidden])';

/** The elements around the opener within the page's content. */
const around = (opener: Element | null): ReadonlyArray<Element> => {
  const parent = opener?.parentElement ?? null;
  return parent === null || parent.matches('main,body') ? [] : [parent, ...around(parent)];
};

/**
 * Opens the dialog and moves the focus. The returned function closes it and moves the focus back: to the opener, or to
 * the first control in what remains around it when the page has replaced it meanwhile.
 */
const show = (dialog: HTMLDialogElement): (() => void) => {
  const opener = document.activeElement;
  const places = around(opener);
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`)?.focus();
  return () => {
    dialog.close();
    const place = places.find((element) => element.isConnected);
    const back = opener?.isConnected === true ? opener : place?.querySelector(CONTROLS);
    if (back instanceof HTMLElement) back.focus();
  };
};

type Closing = Required<Pick<DialogProps, 'open' | 'onClose' | 'closeOnBackdrop' | 'dismissible'>>;

/** Returns the handlers of a dialog's element for each way of closing it (MOD-02, MOD-03). */
const useClosing = ({
  open,
  onClose,
  closeOnBackdrop,
  dismissible,
}: Closing): DialogHTMLAttributes<HTMLDialogElement> => {
  const pressed = useRef<EventTarget>(null);
  const escape = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (dismissible) onClose('escape');
  };
  return {
    onCancel: (event) => {
      // The chooser of a file field inside is canceled by an event of the same name.
      if (event.target === event.currentTarget) escape(event);
    },
    onKeyDown: (event) => {
      // Left to the browser, a second Escape closes the dialog without a cancel event, or with one that cannot be prevented.
      if (event.key === 'Escape' && !event.defaultPrevented) escape(event);
    },
    onClose: (event) => {
      // The browser has closed it, as a second Back on Android does.
      if (!open || event.currentTarget.open) return;
      event.currentTarget.showModal();
      escape(event);
    },
    onPointerDown: ({ target }) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }) => {
      // Text that is selected by dragging out of its field ends in a click on the dialog, too.
      const isBackdrop = target === currentTarget && (pressed.current ?? target) === target;
      pressed.current = null;
      if (dismissible && closeOnBackdrop && isBackdrop) onClose('backdrop');
    },
  };
};

/**
 * A modal dialog, based on the browser's own. The focus moves into it, to the element with `FIRST_FOCUS` if there is
 * one, and returns to the element that opened it. The page behind does not scroll (MOD-07). Its content is rendered
 * only while it is open.
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
  useEffect(() => (open && dialog.current !== null ? show(dialog.current) : undefined), [open]);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place], styles[size])}
      aria-labelledby={titleId}
      role={alert ? 'alertdialog' : undefined}
      {...useClosing({ open, onClose, closeOnBackdrop, dismissible })}
    >
      {open ? (
        <div className={styles.frame}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {dismissible ? (
              <IconButton label="Close" onClick={() => onClose('close-icon')}>
                <X size={22} aria-hidden />
              </IconButton>
            ) : null}
          </div>
          <div className={styles.body} role="group" aria-labelledby={titleId} tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </div>
      ) : null}
    </dialog>
  );
};
