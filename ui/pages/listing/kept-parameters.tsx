import type { ReactElement } from 'react';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import { listingParameters } from '../../../core/search/listing/listing-url';
import type { ListingData } from './listing-data';

export interface KeptParametersProps {
  readonly page: Pick<ListingData, 'ownParameters'>;
  readonly query: ListingQuery;
}

/** Hidden fields with the other parameters of the address, so that a form keeps them without scripts. */
export const KeptParameters = ({ page, query }: KeptParametersProps): ReactElement => (
  <>
    {[...page.ownParameters, ...listingParameters(query)].map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);
