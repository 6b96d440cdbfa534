import type { PersonalizationOffer } from '../../core/personalization/personalization';

/** An ID tag of three lines. */
export const aPersonalizationOffer = (facts: Partial<PersonalizationOffer> = {}): PersonalizationOffer => ({
  kind: 'tag',
  lines: 3,
  charactersPerLine: 14,
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &-',
  fonts: ['Block', 'Script'],
  colors: [],
  ...facts,
});
