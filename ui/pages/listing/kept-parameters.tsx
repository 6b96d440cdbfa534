import type { ReactElement } from 'react';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import { listingParameters } from '../../../core/search/listing/listing-url';
import type { ListingData } from './listing-data';

export interface KeptParametersProps {
  readonly page: Pick<ListingData, 'ownParameters'>;
  readonly query: ListingQuery;
}

/** What a form of the list sends along without scripts, so that the rest of the address stays as it is. */
export const KeptParameters = ({ page, query }: KeptParametersProps): ReactElement => (
  <>
    {[...page.ownParameters, ...listingParameters(query)].map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);
