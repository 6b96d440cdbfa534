import type { ReactElement } from 'react';
import type { Product } from '../../../core/catalogue/product';
import { Accordion, type AccordionSection } from '../../design/accordion';
import * as styles from './details.module.css';
import { factSections } from './fact-sections';
import { FactList, Paragraphs } from './fact-tables';

const aboutSection = ({ description, highlights }: Product): AccordionSection[] =>
  description === '' && highlights.length === 0
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
              <Paragraphs text={description} />
            </div>
          ),
        },
      ];

const specificationSection = ({ specification }: Product): AccordionSection[] =>
  specification.length === 0
    ? []
    : [{ id: 'specification', heading: 'Specification', body: <FactList facts={specification} /> }];

/** The description, the facts of the product's kind (PRO-06) and its specification. */
export const Details = ({ product }: { readonly product: Product }): ReactElement => (
  <Accordion
    headingLevel={2}
    sections={[...aboutSection(product), ...factSections(product), ...specificationSection(product)]}
  />
);
