import type { ReactElement } from 'react';
import type { Guide } from '../../../core/content/find-guides';
import { Section } from '../../design/section';
import * as styles from './guides.module.css';

/** Links to written advice (FND-06). */
export const Guides = ({ guides }: { readonly guides: ReadonlyArray<Guide> }): ReactElement | null =>
  guides.length === 0 ? null : (
    <Section title="Guides and advice">
      <ul className={styles.guides}>
        {guides.map(({ title, text, url }) => (
          <li key={url} className={styles.guide}>
            <h3 className={styles.title}>
              <a href={url} className={styles.link}>
                {title}
              </a>
            </h3>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
