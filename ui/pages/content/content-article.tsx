import type { ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as styles from './content-article.module.css';
import { ContentLinks } from './content-links';
import type { NamedSection } from '../../../core/content/named-sections';

export interface ContentArticleProps {
  readonly sections: ReadonlyArray<NamedSection>;
}

/** Pages with at least this many sections have a table of contents. */
const LONG = 4;
const TITLE = 'On this page';

/** The table of contents. It is beside the text on wide screens, and collapsed above it on small ones. */
const TableOfContents = ({ sections }: ContentArticleProps): ReactElement => (
  <nav className={styles.contents} aria-label={TITLE}>
    <p className={styles.contentsTitle}>{TITLE}</p>
    <details className={styles.toggle} suppressHydrationWarning>
      <summary className={styles.opener}>
        {TITLE}
        <ChevronDown size={22} aria-hidden className={styles.chevron} />
      </summary>
    </details>
    <ol className={styles.contentsList}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const Part = ({ section: { id, heading, paragraphs, list, links } }: { section: NamedSection }): ReactElement => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list.length === 0 ? null : (
      <ul className={styles.list}>
        {list.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    )}
    <ContentLinks links={links} />
  </section>
);

/** Sections one below the other in a readable width. Long pages have a table of contents. */
export const ContentArticle = ({ sections }: ContentArticleProps): ReactElement => (
  <div className={styles.columns} data-long={sections.length >= LONG || undefined}>
    {sections.length >= LONG ? <TableOfContents sections={sections} /> : null}
    <article className={styles.article}>
      {sections.map((section) => (
        <Part key={section.id} section={section} />
      ))}
    </article>
  </div>
);
