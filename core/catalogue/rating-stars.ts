export type Star = 'full' | 'half' | 'empty';

/** Returns the five stars of a rating from 0 to 5: tenths 3 to 7 become a half star, 8 and 9 round up (REC-07). */
export const ratingStars = (rating: number): ReadonlyArray<Star> => {
  const tenths = Math.round(Math.min(5, Math.max(0, rating)) * 10);
  const rest = tenths % 10;
  const full = Math.floor(tenths / 10) + (rest >= 8 ? 1 : 0);
  const half = rest >= 3 && rest <= 7;
  return Array.from({ length: 5 }, (_, index) => (index < full ? 'full' : index === full && half ? 'half' : 'empty'));
};

/** Formats a rating with one decimal: `4.5`. */
export const formatRating = (rating: number): string => rating.toFixed(1);
