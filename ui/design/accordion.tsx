import type { ReactElement, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as styles from './accordion.module.css';

export interface AccordionSection {
  readonly id: string;
  readonly heading: ReactNode;
  readonly body: ReactNode;
  readonly open?: boolean;
}

export interface AccordionProps {
  readonly sections: ReadonlyArray<AccordionSection>;
  /** A group name. At most one section of the group is open at a time. */
  readonly exclusive?: string;
  readonly headingLevel?: 2 | 3;
}

/**
 * Collapsible sections that work without JavaScript. The browser's page search also opens a section that contains a
 * match.
 */
export const Accordion = ({ sections, exclusive, headingLevel = 3 }: AccordionProps): ReactElement => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, heading, body, open }) => (
        <details key={id} id={id} name={exclusive} open={open} className={styles.section} suppressHydrationWarning>
          <summary className={styles.summary}>
            <Heading className={styles.heading}>{heading}</Heading>
            <ChevronDown size={22} aria-hidden className={styles.chevron} />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
};
