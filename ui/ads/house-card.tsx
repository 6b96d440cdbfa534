import { use, type ReactElement } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import type { Brand } from '../../core/configuration/brand';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './ad-places.module.css';
import { houseOffer } from './house-offers';

export interface HouseCardProps {
  /** The index of its place, from 0. Each place has a different offer. */
  readonly place: number;
  readonly brand: Brand;
}

/** An offer of the shop for a place without an ad. It fills its box at any size. */
export const HouseCard = ({ place, brand }: HouseCardProps): ReactElement => {
  const { look, title, text, url } = houseOffer(place, brand, use(CapabilityContext).leadsTo);
  return (
    <a href={url} className={styles.house} data-look={look}>
      <PawPrint aria-hidden strokeWidth={1.5} />
      <b>{title}</b>
      <span>{text}</span>
    </a>
  );
};
