/** The parameters of the page that starts a repeat delivery. */
export const START_PARAMETERS = {
  /** A quantity and a part number, `2:KIB-15`; repeated for several products. */
  item: 'item',
  /** The code of a frequency. */
  every: 'every',
  /** The pet's weight in pounds. */
  weight: 'weight',
  nextDate: 'nextDate',
  addressId: 'addressId',
  walletId: 'walletId',
  /** The line of the cart that becomes a repeat delivery. */
  cartItem: 'cartItem',
  /** The key of the form, so that the same page is posted with the same key after Back or a reload. See `PlanToStart`. */
  startKey: 'startKey',
} as const;
