import type { ReactNode } from 'react';

/** What a list of suggestions has to know of its field and of the form (CHK-03, ACC-04). */
export interface SuggestedList<Query, Item> {
  /** The text of the field. */
  readonly text: () => string;
  /** What is asked for the typed text. */
  readonly query: () => Query;
  /** Changes the text of the field. */
  readonly type: (text: string) => void;
  /** Fills the form with a suggestion. */
  readonly take: (item: Item) => void;
  /** The whole suggestion as words; no two suggestions of a list have the same. */
  readonly nameOf: (item: Item) => string;
  /** How a suggestion is drawn. */
  readonly draw: (item: Item) => ReactNode;
  /** What the suggestions are, for screen readers: one, and several. */
  readonly noun: readonly [one: string, several: string];
}
