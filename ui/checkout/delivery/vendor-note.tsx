import type { ReactElement } from 'react';
import type { Vendor } from '../../../core/checkout/loading/checkout';
import { SHIPPING_PATH } from '../../../core/paths/paths';
import { Banner } from '../../design/banner';
import { isPlainClick } from '../../design/plain-click';

/** Opens VENDOR_DISCLAIMER about a vendor. */
export type OpenVendorNote = (name: string) => void;

export interface VendorNoteProps {
  readonly vendors: ReadonlyArray<Vendor>;
  readonly open: OpenVendorNote;
}

/** Says which products another company sells and ships, before they are bought (CHK-05). */
export const VendorNote = ({ vendors, open }: VendorNoteProps): ReactElement | null =>
  vendors.length === 0 ? null : (
    <>
      {vendors.map(({ name, itemIds }) => (
        <Banner
          key={name}
          title={`${itemIds.length === 1 ? 'One item is' : `${itemIds.length} items are`} sold and shipped by ${name}`}
        >
          <a
            href={SHIPPING_PATH}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              open(name);
            }}
          >
            See delivery and return details
          </a>
        </Banner>
      ))}
    </>
  );
