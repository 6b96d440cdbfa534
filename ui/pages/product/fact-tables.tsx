import type { ReactElement, ReactNode } from 'react';
import { poundsText, type AmountByWeight, type NamedFact, type SizeFacts } from '../../../core/catalogue/product-facts';
import * as styles from './facts.module.css';

/** A text with a paragraph for each line. */
export const Paragraphs = ({ text }: { readonly text: string }): ReactElement => (
  <div className={styles.text}>
    {text
      .split(/\n+/)
      .filter((part) => part.trim() !== '')
      .map((part) => (
        <p key={part}>{part}</p>
      ))}
  </div>
);

/** Names with their values. */
export const FactList = ({ facts }: { readonly facts: ReadonlyArray<NamedFact> }): ReactElement => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface FactTableProps {
  readonly id?: string;
  readonly caption: string;
  readonly columns: ReadonlyArray<string>;
  /** The first cell of a row is its heading. */
  readonly rows: ReadonlyArray<ReadonlyArray<ReactNode>>;
}

const FactTable = ({ id, caption, columns, rows }: FactTableProps): ReactElement => (
  <table id={id} className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([heading, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{heading}</th>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export interface WeightTableProps {
  readonly caption: string;
  /** Heading of the amounts, such as `Dose`. */
  readonly heading: string;
  readonly amounts: ReadonlyArray<AmountByWeight>;
}

/** Amounts by the weight of the animal: daily food, or a dose. */
export const WeightTable = ({ caption, heading, amounts }: WeightTableProps): ReactElement => (
  <FactTable
    caption={caption}
    columns={['Weight', heading]}
    rows={amounts.map((row) => [poundsText(row), row.amount])}
  />
);

const inches = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** The chart to which the choice of a size links. */
export const SIZE_CHART = 'size-chart';

/** What to measure, and the inches of each size. */
export const SizeTable = ({ howToMeasure, measures, sizes }: SizeFacts): ReactElement => {
  const isWeighed = sizes.some(({ pounds }) => pounds !== undefined);
  return (
    <div className={styles.text}>
      {howToMeasure === undefined ? null : <p>{howToMeasure}</p>}
      <FactTable
        id={SIZE_CHART}
        caption="Sizes in inches"
        columns={['Size', ...measures, ...(isWeighed ? ['Pet’s weight'] : [])]}
        rows={sizes.map(({ size, inches: ranges, pounds }) => [
          size,
          ...ranges.map(inches),
          ...(isWeighed ? [pounds === undefined ? '–' : poundsText(pounds)] : []),
        ])}
      />
    </div>
  );
};
