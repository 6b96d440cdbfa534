import type { Check } from '../forms/checks';
import { makeForm } from '../forms/form';

/** The lengths of texts; the service has the same. */
export const QUESTION_LENGTH = { least: 10, most: 300 } as const;
export const ANSWER_LENGTH = { least: 2, most: 1_000 } as const;

interface Length {
  readonly least: number;
  readonly most: number;
}

export const lengthMessage = ({ least, most }: Length): string => `Please enter ${least} to ${most} characters.`;

const ofLength =
  (length: Length): Check =>
  (value) => {
    const characters = Array.from(value).length;
    return characters < length.least || characters > length.most ? lengthMessage(length) : undefined;
  };

export type TextField = 'text';

/** The forms that ask and answer (PRO-05). */
export const questionForm = makeForm({ text: { label: 'Your question', checks: [ofLength(QUESTION_LENGTH)] } });
export const answerForm = makeForm({ text: { label: 'Your answer', checks: [ofLength(ANSWER_LENGTH)] } });
