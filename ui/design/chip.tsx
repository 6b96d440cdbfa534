import type { ReactElement, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import * as styles from './chip.module.css';
import { cx } from './cx';
import { isPlainClick } from './plain-click';

export interface ChipProps {
  readonly href: string;
  readonly children: ReactNode;
  /** The accessible name, if the text does not tell what a click does: "Remove filter Brand: Acme". */
  readonly label?: string;
  /** An applied filter: shows a cross, and the link opens the page without the filter. */
  readonly removable?: boolean;
  readonly selected?: boolean;
  readonly onSelect?: ((href: string) => void) | undefined;
}

/** A small link in the shape of a pill: an applied filter, a quick choice, a related search. */
export const Chip = ({ href, children, label, removable, selected, onSelect }: ChipProps): ReactElement => (
  <a
    href={href}
    className={cx(styles.chip, selected && styles.selected)}
    aria-label={label}
    aria-current={selected || undefined}
    onClick={(event) => {
      if (onSelect === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onSelect(href);
    }}
  >
    {children}
    {removable ? <X size={16} aria-hidden /> : null}
  </a>
);
