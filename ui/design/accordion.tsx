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
  /** Given, at most one section is open at a time. */
  readonly exclusive?: string;
  readonly headingLevel?: 2 | 3;
}

/** Sections that open and close by themselves, without JavaScript; what the page search finds opens too. */
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
