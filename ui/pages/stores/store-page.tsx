import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Phone from 'lucide-react/icons/phone';
import StoreIcon from 'lucide-react/icons/store';
import { takesAppointments } from '../../../core/appointments/load-services';
import { LINKS } from '../../../core/paths/links';
import { storePath } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import { formatDay } from '../../../core/catalogue/delivery-promise';
import { openState, openText } from '../../../core/stores/hours/opening-hours';
import { weekHours } from '../../../core/stores/hours/week-hours';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Badge } from '../../design/badge';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { Button, ButtonLink } from '../../design/button';
import { DirectionsLink } from '../../stores/directions-link';
import { StoreMap } from '../../stores/map/store-map';
import type { StoreMapViewModel } from '../../stores/map/store-map-view-model';
import type { MomentViewModel } from '../../stores/moment-view-model';
import { CLOSURES_UNKNOWN, closedText, distanceText, phoneHref } from '../../stores/store-messages';
import { PageFrame } from '../shared/page-frame';
import { locatorUrl, storeUrl } from './locator-query';
import { StoreChosen } from './store-chosen';
import { MissingParts } from './missing-parts';
import type { StorePageData } from './store-data';
import type { OwnStore } from './store-locator-page';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './store-page.module.css';
import * as rows from './store-row.module.css';
import { useMoment } from './use-moment';

export interface StorePageProps {
  readonly data: StorePageData;
  /** Undefined when the map does not show the store. */
  readonly map: StoreMapViewModel | undefined;
  readonly moment: MomentViewModel;
  readonly myStore: OwnStore;
}

type TimedProps = Pick<StorePageProps, 'data' | 'moment'>;

/** The button to choose the store, or the confirmation. Both have the same height. */
const Choice = observer(
  ({ data: { store, closed, listUrl }, myStore }: Pick<StorePageProps, 'data' | 'myStore'>): ReactElement | null => {
    if (closed !== undefined) return null;
    return myStore.store?.id === store.id ? (
      <p className={styles.mine}>
        <BadgeCheck size={22} aria-hidden />
        Your store
      </p>
    ) : (
      <form
        method="post"
        action={FORM_ACTIONS.chooseStore}
        onSubmit={(event) => {
          event.preventDefault();
          if (myStore.choosingId === undefined) void myStore.choose(store.id);
        }}
      >
        <input type="hidden" name="storeId" value={store.id} />
        <input type="hidden" name="URL" value={storeUrl(store.id, listUrl)} />
        <Button type="submit" pending={myStore.choosingId === store.id}>
          Make this my store
        </Button>
      </form>
    );
  },
);

const Closed = ({ closed, store: { zipCode } }: Pick<StorePageData, 'closed' | 'store'>): ReactElement | null => {
  if (closed === undefined) return null;
  const { from, until } = closed;
  return (
    <Banner
      tone="warning"
      title={closedText(closed)}
      action={
        <ButtonLink href={locatorUrl({ text: zipCode })} look="secondary" size="small">
          Find another nearby store
        </ButtonLink>
      }
    >
      {from === undefined ? null : (
        <p>
          Since {formatDay(from)}
          {until === undefined ? '' : `, until ${formatDay(until)}`}. Pickup isn’t available until then.
        </p>
      )}
    </Banner>
  );
};

const OpenNow = observer(({ data: { store, closed }, moment }: TimedProps): ReactElement | null => {
  const state = openState(store.hours, store.timeZone, moment.now);
  const text = openText(state);
  return closed !== undefined || text === undefined ? null : (
    <p className={styles.open} data-open={state.kind === 'open' || state.kind === 'open-all-day' ? '' : undefined}>
      {text}
    </p>
  );
});

const Hours = observer(({ data: { store }, moment }: TimedProps): ReactElement => {
  const week = weekHours(store.hours, store.timeZone, moment.now);
  return (
    <section aria-labelledby="hours" className={styles.part}>
      <h2 id="hours">Hours</h2>
      {week.length === 0 ? (
        <p>Please call the store for its hours.</p>
      ) : (
        <dl className={styles.week}>
          {week.map(({ day, hours, isToday }) => (
            <div key={day} className={styles.day} data-today={isToday || undefined}>
              <dt>
                {day}
                {isToday ? ' (today)' : ''}
              </dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
});

const Nearby = ({ data: { nearby, missing } }: Pick<StorePageProps, 'data'>): ReactElement | null =>
  nearby.length === 0 && !missing.nearby ? null : (
    <section aria-labelledby="nearby" className={styles.part}>
      <h2 id="nearby">Nearby stores</h2>
      {missing.nearby ? <p>We couldn’t load nearby stores.</p> : null}
      <ul className={styles.nearby}>
        {nearby.map(({ point, distance }) => (
          <li key={point.id}>
            <a href={storePath(point.id)} className={rows.row}>
              <span>{point.name}</span>
              <span className={styles.away}>
                {distanceText(distance)}
                <ChevronRight size={18} aria-hidden />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/**
 * The result of the last action. The confirmation needs both the parameter and the stored choice, since a link alone
 * chooses nothing.
 */
const Notice = observer(
  ({
    data: { store, problem, wasChosen, listUrl },
    myStore,
  }: Pick<StorePageProps, 'data' | 'myStore'>): ReactElement => (
    <div role="status" className={styles.notice}>
      {problem === undefined ? null : <Banner tone="warning" title={problem} />}
      {wasChosen && myStore.store?.id === store.id ? <StoreChosen name={store.name} listUrl={listUrl} /> : null}
    </div>
  ),
);

const Facts = ({ data, moment, myStore }: Omit<StorePageProps, 'map'>): ReactElement => {
  const { store, closed, distance } = data;
  return (
    <div className={styles.facts}>
      <header className={styles.head}>
        <h1 className={styles.name}>{store.name}</h1>
        <OpenNow data={data} moment={moment} />
      </header>
      <address className={styles.address}>
        <span>{store.street}</span>
        <span>
          {store.city}, {store.state} {store.zipCode}
        </span>
        {distance === undefined ? null : <span className={styles.distance}>{distanceText(distance)} away</span>}
      </address>
      <div className={styles.ways}>
        {store.phone === undefined ? null : (
          <a href={phoneHref(store.phone)} className={styles.phone}>
            <Phone size={18} aria-hidden />
            {store.phone}
          </a>
        )}
        <DirectionsLink store={store} />
      </div>
      {closed === undefined && use(CapabilityContext).can('pickup') ? (
        <p className={styles.pickup}>
          <StoreIcon size={20} aria-hidden />
          Free pickup: order online and pick up here.
        </p>
      ) : null}
      <div className={styles.choice}>
        <Choice data={data} myStore={myStore} />
      </div>
    </div>
  );
};

const Services = ({ store: { id, services: names } }: Pick<StorePageData, 'store'>): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  return names.length === 0 ? null : (
    <section aria-labelledby="services" className={styles.part}>
      <h2 id="services">Services</h2>
      <ul className={styles.services}>
        {names.map((service) => (
          <li key={service}>
            <Badge tone="service">{service}</Badge>
          </li>
        ))}
      </ul>
      {leadsTo(LINKS.grooming) && takesAppointments(names) ? (
        <p>
          <a href={`${LINKS.grooming}?step=book&store=${encodePart(id)}`}>Book an appointment</a>
        </p>
      ) : null}
    </section>
  );
};

/** One store: address, hours and services, and the form to make it the preferred store (STO-09). */
export const StorePage = ({ data, map, moment, myStore }: StorePageProps): ReactElement => {
  useMoment(moment);
  const { store, closed } = data;
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumbs crumbs={data.breadcrumbs} />
        <Notice data={data} myStore={myStore} />
        <Closed closed={closed} store={store} />
        <MissingParts texts={data.missing.closures ? [CLOSURES_UNKNOWN] : []} />
        <div className={styles.top}>
          <Facts data={data} moment={moment} myStore={myStore} />
          {map === undefined ? null : (
            <div className={styles.map}>
              <StoreMap model={map} label={`Map of ${store.name}`} isStill />
            </div>
          )}
        </div>
        <div className={styles.more}>
          <Hours data={data} moment={moment} />
          <Services store={store} />
          <Nearby data={data} />
        </div>
      </div>
    </PageFrame>
  );
};
