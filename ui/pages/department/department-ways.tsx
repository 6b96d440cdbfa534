import type { ReactElement } from 'react';
import { grouped } from '../../../core/shared/grouped';
import { Chip } from '../../design/chip';
import { Section } from '../../design/section';
import { VisuallyHidden } from '../../design/visually-hidden';
import type { Ways } from './department-data';
import * as styles from './department-ways.module.css';

export interface DepartmentWaysProps {
  /** The department's name. */
  readonly name: string;
  readonly ways: ReadonlyArray<Ways>;
}

/** Links to parts of a department, by need, life stage and the like, each with the number of its products (FND-06). */
export const DepartmentWays = ({ name, ways }: DepartmentWaysProps): ReactElement | null =>
  ways.length === 0 ? null : (
    <Section title="More ways to shop">
      <nav aria-label={`Ways to shop ${name}`} className={styles.ways}>
        {ways.map(({ title, links }) => (
          <div key={title} className={styles.way}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.links}>
              {links.map(({ label, url, count, pets }) => (
                <li key={url}>
                  <Chip href={url}>
                    {label}
                    {pets === undefined ? null : <span className={styles.pets}>{`for ${pets}`}</span>}
                    <span className={styles.count}>{grouped(count)}</span>
                    <VisuallyHidden> products</VisuallyHidden>
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Section>
  );
