import type { ReactElement } from 'react';
import type { Product } from '../../../core/catalogue/product';
import { Accordion, type AccordionSection } from '../../design/accordion';
import * as styles from './details.module.css';

const paragraphs = (text: string): ReactElement => (
  <div className={styles.text}>
    {text
      .split(/\n+/)
      .filter((part) => part.trim() !== '')
      .map((part) => (
        <p key={part}>{part}</p>
      ))}
  </div>
);

const sectionsOf = ({ description, highlights, ingredients, feeding, specification }: Product): AccordionSection[] => [
  ...(description === '' && highlights.length === 0
    ? []
    : [
        {
          id: 'about',
          heading: 'About this product',
          open: true,
          body: (
            <div className={styles.about}>
              {highlights.length === 0 ? null : (
                <ul className={styles.highlights}>
                  {highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              )}
              {paragraphs(description)}
            </div>
          ),
        },
      ]),
  ...(ingredients === undefined ? [] : [{ id: 'ingredients', heading: 'Ingredients', body: paragraphs(ingredients) }]),
  ...(feeding === undefined ? [] : [{ id: 'feeding', heading: 'Feeding', body: paragraphs(feeding) }]),
  ...(specification.length === 0
    ? []
    : [
        {
          id: 'specification',
          heading: 'Specification',
          body: (
            <dl>
              {specification.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]),
];

/** The description, facts and other texts of a product. */
export const Details = ({ product }: { readonly product: Product }): ReactElement => (
  <Accordion headingLevel={2} sections={sectionsOf(product)} />
);
