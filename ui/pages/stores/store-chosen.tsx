import type { ReactElement } from 'react';
import { PRODUCT_FOLDER } from '../../../core/paths/paths';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';

export interface StoreChosenProps {
  readonly name: string;
  /** The list or the product that the shopper came from. */
  readonly listUrl: string | undefined;
}

/** Confirms the choice of a store without scripts, and leads back to the list of what it has, or to the product (STO-09, FND-04, CHK-02). */
export const StoreChosen = ({ name, listUrl }: StoreChosenProps): ReactElement => (
  <Banner
    tone="good"
    title={`${name} is now your store.`}
    action={
      listUrl === undefined ? undefined : (
        <ButtonLink href={listUrl} look="secondary" size="small">
          {listUrl.startsWith(PRODUCT_FOLDER) ? 'Back to the product' : 'See what it has in stock'}
        </ButtonLink>
      )
    }
  />
);
