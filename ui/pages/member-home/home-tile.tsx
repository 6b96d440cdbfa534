import { use, useId, type ReactElement, type ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../../design/cx';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './home-tile.module.css';

export interface HomeTileProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** The page that the title leads to. The tile is left out in a shop without that page. */
  readonly url: string;
  /** The rewards programme has its own color. */
  readonly look?: 'rewards';
  /** On a phone it takes the whole width, and shows what is left out of narrow ones. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A tile of the home page of a signed-in shopper: one part of the account in few words. */
export const HomeTile = ({ title, icon, url, look, isWide = false, children }: HomeTileProps): ReactElement | null => {
  const id = useId();
  if (!use(CapabilityContext).leadsTo(url)) return null;
  return (
    <section
      className={cx(styles.tile, look === 'rewards' && styles.rewards)}
      aria-labelledby={id}
      data-wide={isWide || undefined}
    >
      <h2 className={styles.title}>
        <a href={url}>
          {icon}
          <span id={id}>{title}</span>
          <ChevronRight size={18} aria-hidden />
        </a>
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
};
