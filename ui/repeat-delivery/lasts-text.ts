import type { Recommendation } from '../../core/repeat-delivery/recommend-frequency';

/**
 * How long the product that runs out first lasts, and for which animal: `This lasts a 50 lb dog about 41 days.` Says so when
 * that is not until the next delivery.
 */
export const lastsText = ({ days, isEnough, supply, petPounds }: Recommendation): string => {
  const span = days < 1 ? 'less than a day' : `about ${days} ${days === 1 ? 'day' : 'days'}`;
  const whom = supply.kind === 'litter' ? 'one cat' : `a ${petPounds} lb ${supply.animal}`;
  return `This lasts ${whom} ${span}.${isEnough ? '' : ' Choose a larger size or quantity to last a week.'}`;
};
