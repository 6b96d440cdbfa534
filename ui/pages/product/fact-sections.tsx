import type { FoodFacts, MedicineFacts, ProductFacts } from '../../../core/catalogue/product-facts';
import type { Product } from '../../../core/catalogue/product';
import type { AccordionSection } from '../../design/accordion';
import { FactList, Paragraphs, SizeTable, WeightTable } from './fact-tables';
import * as styles from './facts.module.css';

const nutrition = ({ analysis, calories }: FoodFacts): AccordionSection[] =>
  analysis.length === 0 && calories === undefined
    ? []
    : [
        {
          id: 'nutrition',
          heading: 'Guaranteed analysis',
          body: (
            <FactList
              facts={[...analysis, ...(calories === undefined ? [] : [{ name: 'Calories', value: calories }])]}
            />
          ),
        },
      ];

const ingredientList = (ingredients: string | undefined): AccordionSection[] =>
  ingredients === undefined
    ? []
    : [{ id: 'ingredients', heading: 'Ingredients', body: <Paragraphs text={ingredients} /> }];

const feedingGuide = (feeding: string | undefined, amounts: FoodFacts['feeding']): AccordionSection[] =>
  feeding === undefined && amounts.length === 0
    ? []
    : [
        {
          id: 'feeding',
          heading: 'Feeding guide',
          body: (
            <div className={styles.text}>
              {amounts.length === 0 ? null : (
                <WeightTable caption="Daily amount by weight" heading="Amount per day" amounts={amounts} />
              )}
              {feeding === undefined ? null : <Paragraphs text={feeding} />}
            </div>
          ),
        },
      ];

const medicine = ({ needsPrescription, facts, dosing, warnings }: MedicineFacts): AccordionSection => ({
  id: 'medicine',
  heading: 'Directions and safety',
  open: true,
  body: (
    <div className={styles.text}>
      <FactList
        facts={[
          { name: 'Prescription', value: needsPrescription ? 'Required from your veterinarian' : 'Not required' },
          ...facts,
        ]}
      />
      {dosing.length === 0 ? null : <WeightTable caption="Dose by weight" heading="Dose" amounts={dosing} />}
      {warnings.length === 0 ? null : (
        <div>
          <h3>Warnings</h3>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  ),
});

const otherSection = (facts: ProductFacts): AccordionSection[] => {
  switch (facts.kind) {
    case 'food':
      return nutrition(facts);
    case 'sizes':
      return [{ id: 'sizes', heading: 'Size chart', body: <SizeTable {...facts} /> }];
    case 'care':
      return [{ id: 'care', heading: 'Care sheet', open: true, body: <FactList facts={facts.facts} /> }];
    case 'medicine':
      return [medicine(facts)];
  }
};

/** The facts of a product by its kind, as sections of its details; a kind without facts has no section (PRO-06). */
export const factSections = ({ facts, ingredients, feeding }: Product): AccordionSection[] => [
  ...facts.flatMap(otherSection),
  ...ingredientList(ingredients),
  ...feedingGuide(
    feeding,
    facts.flatMap((one) => (one.kind === 'food' ? one.feeding : [])),
  ),
];
