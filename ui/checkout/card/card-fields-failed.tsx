import type { ReactElement } from 'react';

/** Stands where the fields for a card could not be loaded. */
export const CardFieldsFailed = (): ReactElement => (
  <p>
    We couldn’t load the card form. Please check your connection and reload the page, or use another payment method.
  </p>
);
