/** Whether an adjustment with this usage, such as `Discount` or `Shipping Adjustment`, reduces the price of shipping. */
export const offShipping = (usage = ''): { readonly isOffShipping?: true } =>
  /shipping/i.test(usage) ? { isOffShipping: true } : {};
