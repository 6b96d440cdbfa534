import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import * as styles from './button.module.css';
import { cx } from './cx';
import { Spinner } from './spinner';

/** `primary` is the one next step of a screen; the others stand back behind it. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'reward' | 'inverse';

interface Looks {
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as what it stands in. */
  readonly block?: boolean;
  /** Drawn before the label. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  /** Under way: keeps its size and its focus, turns a spinner and takes no second press. */
  readonly pending?: boolean;
}

export interface ButtonLinkProps extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style'> {
  readonly href: string;
}

const classes = ({ look = 'primary', size = 'medium', block = false }: Omit<Looks, 'children'>): string =>
  cx(styles.button, styles[look], styles[size], block && styles.block);

/** A button that does something on this page; it submits its form only with `type="submit"`. */
export const Button = ({
  look,
  size,
  block,
  icon,
  pending = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps): ReactElement => (
  <button
    {...rest}
    type={type}
    className={cx(classes({ look, size, block }), className)}
    aria-disabled={pending || rest['aria-disabled'] || undefined}
    onClick={pending ? (event) => event.preventDefault() : rest.onClick}
    data-pending={pending || undefined}
  >
    {icon}
    <span>{children}</span>
    {pending ? (
      <span className={styles.spinner}>
        <Spinner label="Working" />
      </span>
    ) : null}
  </button>
);

/** The same look for a link that leads to another page. */
export const ButtonLink = ({
  look,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactElement => (
  <a {...rest} className={cx(classes({ look, size, block }), className)}>
    {icon}
    <span>{children}</span>
  </a>
);
