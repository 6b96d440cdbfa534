import type { ReactElement } from 'react';

/** Stands where the fields for a card could not be loaded. */
export const CardFieldsFailed = (): ReactElement => (
  <p>
    The fields for your card could not be loaded. Please check your connection and reload the page, or pay with
    something else.
  </p>
);
