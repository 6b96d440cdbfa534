import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { NOTHING_TO_DISPOSE, type Disposer } from '../../core/shared/disposer';
import { cx } from './cx';
import { isPlainClick } from './plain-click';
import * as styles from './menu.module.css';
import { useDisclosure, type Disclosure } from './use-disclosure';

export interface MenuProps extends Disclosure {
  /** The content of the button that opens the menu. */
  readonly label: ReactNode;
  /** The accessible name, if the label is an icon. */
  readonly accessibleLabel?: string;
  readonly children: ReactNode;
  /** A group name. At most one menu of the group is open. */
  readonly group?: string;
  readonly align?: 'start' | 'end';
  readonly width?: 'content' | 'narrow' | 'wide';
  readonly className?: string | undefined;
}

/** Closes an open menu when the pointer goes down outside it. Returns the disposer of the listener. */
const closeFromOutside = (element: HTMLDetailsElement): Disposer => {
  const close = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !element.contains(target)) element.open = false;
  };
  document.addEventListener('pointerdown', close);
  return () => document.removeEventListener('pointerdown', close);
};

/**
 * A panel below its button. It opens and closes without JavaScript; with JavaScript, a click elsewhere and Escape also
 * close it.
 */
export const Menu = ({
  label,
  accessibleLabel,
  children,
  group,
  align = 'start',
  width = 'content',
  className,
  ...disclosure
}: MenuProps): ReactElement => {
  const details = useDisclosure(disclosure);
  const outside = useRef<Disposer>(NOTHING_TO_DISPOSE);
  const watchOutside = (element: HTMLDetailsElement): void => {
    outside.current();
    outside.current = element.open ? closeFromOutside(element) : NOTHING_TO_DISPOSE;
  };
  useEffect(() => {
    // The menu may have been opened before hydration.
    if (details.ref.current !== null) watchOutside(details.ref.current);
    return () => outside.current();
  }, [details.ref]);
  return (
    <details
      {...details}
      onToggle={(event) => {
        details.onToggle(event);
        if (event.currentTarget === event.target) watchOutside(event.currentTarget);
      }}
      name={group}
      className={cx(styles.menu, className)}
    >
      <summary className={styles.opener} aria-label={accessibleLabel}>
        {label}
      </summary>
      <div className={cx(styles.panel, styles[align], styles[width])}>{children}</div>
    </details>
  );
};

/**
 * Closes the menu around a link before something opens over the page. The focus moves to the menu's button, since the
 * link is no longer visible.
 */
export const closeAround = (line: HTMLElement): void => {
  const details = line.closest('details');
  if (details === null) return;
  details.open = false;
  details.querySelector('summary')?.focus();
};

export interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The target is on another site. It opens in a new tab, which the link announces. */
  readonly external?: boolean;
  /** Called on a plain click instead of following the link. The menu closes, and its button takes the focus. */
  readonly onOpen?: (() => void) | undefined;
  /** Attributes of the link. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
}

/** A link in a menu. */
export const MenuLink = ({ href, children, icon, external = false, onOpen, marks }: MenuLinkProps): ReactElement => (
  <a
    className={styles.link}
    href={href}
    {...marks}
    {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    onClick={(event) => {
      if (onOpen === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      closeAround(event.currentTarget);
      onOpen();
    }}
  >
    {icon}
    <span>
      {children}
      {external ? <span className={styles.external}> (opens in a new tab)</span> : null}
    </span>
  </a>
);
