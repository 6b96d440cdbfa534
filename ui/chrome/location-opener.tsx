import type { ReactElement, ReactNode } from 'react';
import { LINKS } from '../../core/paths/links';
import * as styles from './location-opener.module.css';
import { linkAsButton } from './link-as-button';
import { DIALOG_BUTTON, OPENS_DIALOG } from './page-regions';

export interface LocationOpenerProps {
  readonly icon: ReactNode;
  /** The small text above: "Deliver to". */
  readonly label: string;
  /** The strong text below: the ZIP code, the store's name, or what to do when there is none. */
  readonly value: string;
  /** The link's target without JavaScript. */
  readonly href?: string;
  readonly onOpen?: (() => void) | undefined;
  /** Names the value in the document, so that it can be changed before the header is hydrated. */
  readonly place?: 'zip' | 'store';
}

/**
 * Opens the choice of a delivery ZIP code or a store. Before hydration it is a link to the store locator. Its size does
 * not depend on the text, so nothing moves when the text changes.
 */
export const LocationOpener = ({
  icon,
  label,
  value,
  href = LINKS.storeLocator,
  onOpen,
  place,
}: LocationOpenerProps): ReactElement => (
  <a
    href={href}
    className={styles.opener}
    {...OPENS_DIALOG}
    {...(onOpen === undefined ? {} : DIALOG_BUTTON)}
    suppressHydrationWarning
    {...linkAsButton(onOpen)}
  >
    <span className={styles.icon}>{icon}</span>
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.value} data-place={place} suppressHydrationWarning>
        {value}
      </span>
    </span>
  </a>
);
