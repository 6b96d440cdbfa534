import type { ReactElement } from 'react';
import Navigation from 'lucide-react/icons/navigation';
import type { Store } from '../../core/stores/store';
import { VisuallyHidden } from '../design/visually-hidden';
import * as styles from './directions-link.module.css';
import { encodePart } from '../../core/shared/encode-part';

/** Returns the URL of a maps service with directions to the store's postal address. */
const directionsUrl = ({ street, city, state, zipCode }: Store): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodePart(`${street}, ${city}, ${state} ${zipCode}`)}`;

/** A link to directions at a third-party maps service, which receives only the store's address. */
export const DirectionsLink = ({ store }: { readonly store: Store }): ReactElement => (
  <a
    href={directionsUrl(store)}
    target="_blank"
    rel="noopener noreferrer"
    referrerPolicy="no-referrer"
    className={styles.link}
  >
    <Navigation size={18} aria-hidden />
    Directions
    <VisuallyHidden> to {store.name} on Google Maps, in a new tab</VisuallyHidden>
  </a>
);
