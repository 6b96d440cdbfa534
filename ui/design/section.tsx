import { useId, type ReactElement, type ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import * as styles from './section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** A text below the title. */
  readonly lead?: ReactNode;
  /** A link to more of the same. */
  readonly more?: { readonly text: string; readonly url: string } | undefined;
  readonly children: ReactNode;
}

/** A part of a page with its own heading. */
export const Section = ({ title, lead, more, children }: SectionProps): ReactElement => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {more === undefined ? null : (
          <a className={styles.more} href={more.url}>
            {more.text}
            <ArrowRight size={20} aria-hidden />
          </a>
        )}
      </div>
      {children}
    </section>
  );
};
