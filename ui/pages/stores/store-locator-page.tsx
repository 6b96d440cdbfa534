import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactElement } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapIcon from 'lucide-react/icons/map';
import { HOME_PATH, STORE_LOCATOR_PATH, storePath } from '../../../core/paths/paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { Chip } from '../../design/chip';
import { DirectionsLink } from '../../stores/directions-link';
import { StoreMap } from '../../stores/map/store-map';
import type { MyStore } from '../../stores/my-store';
import { StoreList } from '../../stores/store-list';
import { missingTexts } from '../../stores/store-messages';
import { PageFrame } from '../shared/page-frame';
import { entryId } from './locator-map';
import { locatorUrl, storeUrl } from './locator-query';
import { countOf, titleOf } from './locator-messages';
import { MissingParts } from './missing-parts';
import { ServiceFilter } from './service-filter';
import { StateList } from './state-list';
import { StoreChosen } from './store-chosen';
import type { LocatorResult } from './store-locator-data';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './store-locator-page.module.css';
import * as rows from './store-row.module.css';
import type { StoreLocatorViewModel } from './store-locator-view-model';
import { StoreSearch } from './store-search';
import { useMoment } from './use-moment';

/** The part of the shopper's store that this page uses. */
export type OwnStore = Pick<MyStore, 'store' | 'choose'> & { readonly choosingId?: string | undefined };

export interface StoreLocatorPageProps {
  readonly model: StoreLocatorViewModel;
  readonly myStore: OwnStore;
}

type Found = Extract<LocatorResult, { kind: 'stores' }>;

/** The preferred store, or a hint to choose one. It always takes one line, so that nothing moves after hydration. */
const Mine = observer(({ myStore: { store } }: Pick<StoreLocatorPageProps, 'myStore'>): ReactElement => (
  <p className={styles.mine}>
    {store === undefined ? (
      use(CapabilityContext).can('pickup') ? (
        'Choose a store to see what you can pick up today.'
      ) : (
        'Choose a store and we’ll remember it.'
      )
    ) : (
      <>
        My store: <a href={storePath(store.id)}>{store.name}</a>
      </>
    )}
  </p>
));

/** The filters of the list: open now, and services. */
const Filters = ({ model, found }: { readonly model: StoreLocatorViewModel; readonly found: Found }): ReactElement => {
  const { query } = model.page;
  return (
    <>
      <div className={styles.others}>
        <Chip
          href={locatorUrl({ ...query, isOpenNow: !query.isOpenNow })}
          selected={query.isOpenNow}
          removable={query.isOpenNow}
          {...(query.isOpenNow ? { label: 'Remove filter Open now' } : {})}
        >
          Open now
        </Chip>
      </div>
      <ServiceFilter model={model} services={found.services} />
    </>
  );
};

const Stores = observer(
  ({ model, myStore, found }: StoreLocatorPageProps & { readonly found: Found }): ReactElement => {
    const { map, page, moment } = model;
    return (
      <>
        {found.otherPlaces.length === 0 ? null : (
          <nav aria-label="Other places with this name" className={styles.others}>
            <span>Did you mean</span>
            {found.otherPlaces.map(({ label, url }) => (
              <Chip key={url} href={url}>
                {label}
              </Chip>
            ))}
          </nav>
        )}
        <Filters model={model} found={found} />
        <MissingParts texts={missingTexts(found.missing)} />
        {found.stores.length === 0 ? (
          <Banner
            title="No nearby store matches your filters."
            action={
              <ButtonLink
                href={locatorUrl({ ...page.query, services: [], isOpenNow: false })}
                look="secondary"
                size="small"
              >
                Show all stores
              </ButtonLink>
            }
          />
        ) : (
          <div className={styles.list}>
            <StoreList
              label="Stores"
              stores={found.stores}
              now={moment.now}
              myStoreId={myStore.store?.id}
              choosingId={myStore.choosingId}
              onChoose={(id) => void myStore.choose(id)}
              formAction={FORM_ACTIONS.chooseStore}
              formFields={{ URL: locatorUrl(page.query) }}
              highlightedId={map.emphasised?.id}
              onPoint={map.pointAt}
              idOf={entryId}
              markOf={(_, index) => (
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
              )}
              moreOf={({ store }) => <DirectionsLink store={store} />}
            />
          </div>
        )}
        {found.moreUrl === undefined ? null : (
          <ButtonLink href={found.moreUrl} look="secondary" block>
            Show more stores
          </ButtonLink>
        )}
      </>
    );
  },
);

const Result = ({ model, myStore }: StoreLocatorPageProps): ReactElement => {
  const { result, states, query } = model.page;
  switch (result.kind) {
    case 'stores':
      return <Stores model={model} myStore={myStore} found={result} />;
    case 'state':
      return (
        <>
          <ul className={styles.names} aria-label={titleOf(result)}>
            {result.stores.map(({ id, name, city }) => (
              <li key={id}>
                <a
                  href={storeUrl(id, query.listUrl)}
                  className={rows.row}
                  onPointerEnter={() => model.map.pointAt(id)}
                  onPointerLeave={() => model.map.pointAt(undefined)}
                  onFocus={() => model.map.pointAt(id)}
                  onBlur={() => model.map.pointAt(undefined)}
                >
                  {city === undefined ? name : `${city}: ${name}`}
                  <ChevronRight size={18} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={locatorUrl({ listUrl: query.listUrl })} look="secondary" className={styles.back}>
            All states
          </ButtonLink>
        </>
      );
    case 'failed':
      return (
        <Banner
          tone="bad"
          urgent
          title="We couldn’t load our stores."
          action={
            <ButtonLink href={locatorUrl(query)} look="secondary" size="small">
              Try again
            </ButtonLink>
          }
        >
          <p>Please try again in a moment.</p>
        </Banner>
      );
    case 'browse':
    case 'nothing':
      return <StateList states={states} listUrl={query.listUrl} />;
  }
};

/** The result of the last action, above the list. */
const Notice = observer(({ model, myStore }: StoreLocatorPageProps): ReactElement => {
  const { query, result } = model.page;
  const chosen =
    result.kind === 'stores' ? result.stores.find(({ store }) => store.id === query.chosenId)?.store : undefined;
  return (
    <div role="status" className={styles.notice}>
      {model.problem !== undefined ? <Banner tone="warning" title={model.problem} /> : null}
      {model.problem === undefined && chosen !== undefined && chosen.id === myStore.store?.id ? (
        <StoreChosen name={chosen.name} listUrl={query.listUrl} />
      ) : null}
    </div>
  );
});

/** Scrolls to the store's entry in the list. Does nothing when the entry is already visible. */
const showEntry = (id: string): void => document.getElementById(entryId(id))?.scrollIntoView({ block: 'nearest' });

/** The store locator: search, list and map in step, with buttons to choose a preferred store (STO-09). */
export const StoreLocatorPage = observer(({ model, myStore }: StoreLocatorPageProps): ReactElement => {
  const { result, states, query } = model.page;
  const title = titleOf(result);
  const count = countOf(result);
  useMoment(model.moment);
  useEffect(() => {
    window.addEventListener('pageshow', model.comeBack);
    return () => window.removeEventListener('pageshow', model.comeBack);
  }, [model]);
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', url: HOME_PATH },
            { label: 'Store Locator', url: STORE_LOCATOR_PATH },
            ...(result.kind === 'state' ? [{ label: result.name, url: locatorUrl(model.page.query) }] : []),
          ]}
        />
        <header className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <Mine myStore={myStore} />
          </div>
          <StoreSearch model={model} />
        </header>
        <Notice model={model} myStore={myStore} />
        <div className={styles.columns} data-wide={result.kind === 'stores' ? undefined : ''}>
          <details className={styles.mapPart} open suppressHydrationWarning>
            <summary className={styles.mapOpener}>
              <MapIcon size={20} aria-hidden />
              <span className={styles.whenOpen}>Hide map</span>
              <span className={styles.whenClosed}>Show map</span>
            </summary>
            <div className={styles.mapBox}>
              <StoreMap
                model={model.map}
                label="Map of stores"
                {...(result.kind === 'stores' ? { onSelect: showEntry } : {})}
              />
            </div>
          </details>
          <section
            className={styles.result}
            aria-label={result.kind === 'stores' || result.kind === 'state' ? title : 'Stores'}
            aria-busy={model.status === 'leaving'}
          >
            {count === undefined ? null : <h2 className={styles.count}>{count}</h2>}
            <Result model={model} myStore={myStore} />
          </section>
        </div>
        {result.kind === 'state' && states.length > 1 ? (
          <StateList states={states} listUrl={query.listUrl} isAside />
        ) : null}
      </div>
    </PageFrame>
  );
});
