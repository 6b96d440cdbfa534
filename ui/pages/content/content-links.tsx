import type { ReactElement } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ContentLink } from '../../../core/content/content-page';
import * as styles from './content-links.module.css';

/** The links of a section. Renders nothing without links. */
export const ContentLinks = ({ links }: { readonly links: ReadonlyArray<ContentLink> }): ReactElement | null =>
  links.length === 0 ? null : (
    <ul className={styles.links}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <a href={url} className={styles.link} rel={url.startsWith('https:') ? 'noopener' : undefined}>
            {text}
            <ArrowRight size={18} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
