import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import * as styles from './button.module.css';
import { cx } from './cx';
import { Spinner } from './spinner';

/** `primary` marks the most important action of a screen; use it once. The others are less prominent. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'reward' | 'inverse';

interface Looks {
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'medium' | 'large';
  /** Takes the full width of its container. */
  readonly block?: boolean;
  /** Shown before the label. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  /** An action is under way: the button keeps its size and focus, shows a spinner and ignores clicks. */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'style'> {
  readonly href: string;
}

const classes = ({ look = 'primary', size = 'medium', block = false }: Omit<Looks, 'children'>): string =>
  cx(styles.button, styles[look], styles[size], block && styles.block);

/** A label of several parts needs an element to be laid out as one, and the label of a pending button to be hidden. */
const Label = ({
  children,
  isWrapped = false,
}: {
  readonly children: ReactNode;
  readonly isWrapped?: boolean;
}): ReactNode => (typeof children === 'string' && !isWrapped ? children : <span>{children}</span>);

/** A button for an action on this page. It submits its form only with `type="submit"`. */
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
    <Label isWrapped={pending}>{children}</Label>
    {pending ? (
      <span className={styles.spinner}>
        <Spinner label="Working" />
      </span>
    ) : null}
  </button>
);

/** A link with the look of a button. */
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
    <Label>{children}</Label>
  </a>
);
