import type { ReactElement } from 'react';
import { ContentLinks } from './content-links';
import * as styles from './content-overview.module.css';
import type { NamedSection } from '../../../core/content/named-sections';

/** Sections as cards side by side, each with its links. */
export const ContentOverview = ({ sections }: { readonly sections: ReadonlyArray<NamedSection> }): ReactElement => (
  <ul className={styles.cards}>
    {sections.map(({ id, heading, paragraphs, list, links }) => (
      <li key={id} className={styles.card}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
        {list.length === 0 ? null : (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <ContentLinks links={links} />
      </li>
    ))}
  </ul>
);
