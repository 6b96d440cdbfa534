/** Whether an element has a box in the layout, in view or not. A missing element counts as displayed. */
export const isDisplayed = (element: Element | null): boolean =>
  element === null || element.getClientRects().length > 0;
