/** Whether an element has a place on the page, in view or not. One that is not there is hidden by nothing. */
export const isDisplayed = (element: Element | null): boolean =>
  element === null || element.getClientRects().length > 0;
