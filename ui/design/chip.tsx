import type { ReactElement, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import * as styles from './chip.module.css';
import { cx } from './cx';
import { isPlainClick } from './plain-click';

export interface ChipProps {
  readonly href: string;
  readonly children: ReactNode;
  /** What a click does, for screen readers, when the words alone do not say it: "Remove filter Brand: Acme". */
  readonly label?: string;
  /** An applied filter: a cross, and the link leads to the page without it. */
  readonly removable?: boolean;
  readonly selected?: boolean;
  readonly onSelect?: ((href: string) => void) | undefined;
}

/** A small link with a pill around it: an applied filter, a quick choice, a related search. */
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
