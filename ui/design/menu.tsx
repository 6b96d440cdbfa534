import { useEffect, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';
import { isPlainClick } from './plain-click';
import * as styles from './menu.module.css';
import { useDisclosure, type Disclosure } from './use-disclosure';

export interface MenuProps extends Disclosure {
  /** What opens it. */
  readonly label: ReactNode;
  /** Its name for screen readers where the label is an icon. */
  readonly accessibleLabel?: string;
  readonly children: ReactNode;
  /** Of the menus with the same name at most one is open. */
  readonly group?: string;
  readonly align?: 'start' | 'end';
  readonly width?: 'content' | 'narrow' | 'wide';
  readonly className?: string | undefined;
}

/** A panel below its opener. It opens and closes without JavaScript; with it, a click elsewhere and Escape close it too. */
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
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent): void => {
      const element = details.ref.current;
      if (element?.open === true && target instanceof Node && !element.contains(target)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [details.ref]);
  return (
    <details {...details} name={group} className={cx(styles.menu, className)}>
      <summary className={styles.opener} aria-label={accessibleLabel}>
        {label}
      </summary>
      <div className={cx(styles.panel, styles[align], styles[width])}>{children}</div>
    </details>
  );
};

/** Closes the menu that a line belongs to, before something opens over the page. Its opener takes the focus: it is still there when the line is not. */
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
  /** Leads to another site: opens beside this one and says so. */
  readonly external?: boolean;
  /** What a plain click does in place of the link's page; the menu closes, and its opener has the focus. */
  readonly onOpen?: (() => void) | undefined;
}

/** One line of a menu. */
export const MenuLink = ({ href, children, icon, external = false, onOpen }: MenuLinkProps): ReactElement => (
  <a
    className={styles.link}
    href={href}
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
