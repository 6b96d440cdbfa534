import { COUNTRY } from '../../../core/configuration/constants';
import { storePath } from '../../../core/paths/paths';
import type { OpeningHours } from '../../../core/stores/store';
import type { ViewedStore } from '../../../core/stores/finding/view-store';

type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LAST_MINUTE = 24 * 60 - 1;

/** Returns a store's structured data for search engines (STO-09, RTE-10): address, contact and opening hours. */
export const storeJsonLd = ({ store, closed }: Pick<ViewedStore, 'store' | 'closed'>, shop: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': ['LocalBusiness', 'PetStore'],
  '@id': storePath(store.id),
  name: `${shop} ${store.name}`,
  branchCode: store.id,
  url: storePath(store.id),
  ...(store.phone === undefined ? {} : { telephone: store.phone }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zipCode,
    addressCountry: COUNTRY,
  },
  ...(store.coordinates === undefined ? {} : { geo: { '@type': 'GeoCoordinates', ...store.coordinates } }),
  ...(store.hours.length === 0 ? {} : { openingHoursSpecification: store.hours.map(openOn) }),
  ...(closed?.from === undefined || closed.until === undefined
    ? {}
    : {
        specialOpeningHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: closed.from,
            validThrough: closed.until,
          },
        ],
      }),
});

/** Returns the hours of a day. Closing at midnight becomes 23:59, since equal times would mean closed. */
const openOn = ({ day, opens, closes }: OpeningHours): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `${CONTEXT}/${DAYS[day]}`,
  opens: timeOf(opens),
  closes: timeOf(closes % (LAST_MINUTE + 1) === 0 ? LAST_MINUTE : closes),
});

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
