import { checkPlain } from '../forms/plain-text';
import { type Check } from '../forms/checks';
import { makeForm } from '../forms/form';
import { atMost } from '../forms/messages';
import { isPetKind } from '../shared/pet-kind';

export type ReviewField = 'rating' | 'title' | 'text' | 'petKind';

/** The lengths that the service accepts, in characters. */
export const REVIEW_LENGTHS = { title: 80, text: 2_000, shortestTitle: 2, shortestText: 20 } as const;

export const CHOOSE_STARS = 'Please choose 1 to 5 stars.';

const lengthOf = (value: string): number => Array.from(value.replace(/\s+/g, ' ')).length;

const length =
  (least: number, most: number): Check =>
  (value) => {
    if (lengthOf(value) > most) return atMost(most);
    return lengthOf(value) < least ? `Please write at least ${least} characters.` : undefined;
  };

/** The form of a review (PRO-04). */
export const reviewForm = makeForm<ReviewField>({
  rating: {
    label: 'Overall rating',
    required: CHOOSE_STARS,
    checks: [(value) => (/^[1-5]$/.test(value) ? undefined : CHOOSE_STARS)],
  },
  title: { label: 'Title', checks: [length(REVIEW_LENGTHS.shortestTitle, REVIEW_LENGTHS.title), checkPlain] },
  text: { label: 'Your review', checks: [length(REVIEW_LENGTHS.shortestText, REVIEW_LENGTHS.text), checkPlain] },
  petKind: {
    label: 'Who is it for?',
    optional: true,
    checks: [(value) => (isPetKind(value) ? undefined : 'Please choose a type of pet.')],
  },
});
