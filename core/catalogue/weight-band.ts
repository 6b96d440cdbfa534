const BAND =
  /\b((?:(?:extra )?(?:small|medium|large) )?(?:dogs|cats)) ((?:up to )?\d+(?: to \d+)?) ?(?:lbs?|pounds)\b/i;

/**
 * For animals of which weight a product is made, as its name says, such as `Large Dogs 45 to 88 lbs.`; undefined where
 * the name does not say. Such a product is dosed by weight (MOD-06).
 */
export const weightBandOf = (productName: string): string | undefined => {
  const [, animals, pounds] = BAND.exec(productName) ?? [];
  return animals === undefined || pounds === undefined ? undefined : `${animals} ${pounds} lbs.`;
};
