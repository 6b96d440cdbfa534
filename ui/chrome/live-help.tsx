import { use, type ReactElement } from 'react';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { LINKS } from '../../core/paths/links';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './live-help.module.css';

/** The header's link to live help (HDR-07). */
export const LiveHelp = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.contact) ? (
    <a href={LINKS.contact} className={styles.help}>
      <LifeBuoy size={24} aria-hidden />
      <span className={styles.word}>Live help</span>
    </a>
  ) : null;
