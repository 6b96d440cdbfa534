import type { CardProblem } from './card-tokens.ts';
import { escapeHtml } from './provider-page.ts';

interface Field {
  readonly id: CardProblem['field'];
  readonly label: string;
  readonly attributes: string;
  readonly note?: string;
}

const FIELDS: readonly Field[] = [
  {
    id: 'number',
    label: 'Card number',
    attributes: 'autocomplete="cc-number" maxlength="23"',
    note: '<p class="quiet" id="brand" aria-live="polite"></p>',
  },
  {
    id: 'expiry',
    label: 'Expiry date',
    attributes: 'autocomplete="cc-exp" maxlength="9" placeholder="MM / YY" aria-description="Month and year, MM / YY"',
  },
  { id: 'code', label: 'Security code', attributes: 'autocomplete="cc-csc" maxlength="4"' },
];

/** What a form without scripts has to show again. */
export interface TypedAgain {
  readonly values: Readonly<Record<CardProblem['field'], string>>;
  readonly problem: CardProblem | undefined;
}

/** The HTML of the fields for a card; with what was typed and what is wrong with it. */
export const cardFieldsHtml = (again?: TypedAgain): string =>
  FIELDS.map(({ id, label, attributes, note = '' }) => {
    const problem = again?.problem?.field === id ? again.problem.message : '';
    const value = again === undefined ? '' : ` name="${id}" value="${escapeHtml(again.values[id])}"`;
    const state = problem === '' ? '' : ' aria-invalid="true" autofocus';
    return `<div class="field"><label for="${id}">${label}</label>
<input id="${id}" inputmode="numeric" required ${attributes}${value}${state} aria-describedby="${id}-error">
<p class="error" id="${id}-error" aria-live="polite">${escapeHtml(problem)}</p>${note}</div>`;
  }).join('\n');
