import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import * as styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly look?: 'plain' | 'raised';
}

/** A round button with only an icon. */
export const IconButton = ({
  label,
  children,
  look = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps): ReactElement => (
  <button {...rest} type={type} className={cx(styles.button, styles[look], className)} aria-label={label} title={label}>
    {children}
  </button>
);
