import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { categoryPath } from '../../../core/paths/paths';
import { LINKS } from '../../../core/paths/links';
import { SearchForm } from '../../chrome/search-form';
import { ButtonLink } from '../../design/button';
import { Chip } from '../../design/chip';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './listing-empty.module.css';
import type { ListingViewModel } from './listing-view-model';

/** Popular categories as links (SRC-05 names them as the fallback). */
const POPULAR = [
  { text: 'Top deals', path: 'top-deals' },
  { text: 'Dog food', path: 'dog/dog-food' },
  { text: 'Flea & tick', path: 'dog/dog-and-puppy-flea-and-tick' },
  { text: 'Cat litter', path: 'cat/cat-litter' },
] as const;

/** Links to contact and to stores. Renders nothing when the shop has neither. */
const Help = (): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  const contact = leadsTo(LINKS.contact) ? <a href={LINKS.contact}>contact us</a> : null;
  const visit = leadsTo(LINKS.storeLocator) ? <a href={LINKS.storeLocator}>visit a store</a> : null;
  return contact === null && visit === null ? null : (
    <>
      {' '}
      Need help? {contact}
      {contact === null || visit === null ? null : ' or '}
      {visit}.
    </>
  );
};

/**
 * The message for an empty list, either because of the filters or because the search has no results, with links to
 * continue.
 */
export const ListingEmpty = observer(({ model }: { readonly model: ListingViewModel }): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const filtered = model.chips.length > 0;
  const { subject } = model.page;
  const term = subject.kind === 'search' ? subject.term : undefined;
  return (
    <EmptyState
      art={<Scene name="stores" />}
      title={filtered ? 'No products match your filters' : term ? `No results for “${term}”` : 'No products here yet'}
      actions={filtered ? <ButtonLink href={model.clearUrl}>Clear all filters</ButtonLink> : undefined}
    >
      {filtered ? (
        <p>Try removing a filter, or clear them all.</p>
      ) : (
        <div className={styles.help}>
          <p>
            Check the spelling, try fewer words, or search for the kind of thing instead of its name.
            <Help />
          </p>
          <SearchForm label="Search again" term={term} />
          <ul className={styles.popular} aria-label="Popular categories">
            {POPULAR.filter(({ path }) => leadsTo(categoryPath(path))).map(({ text, path }) => (
              <li key={path}>
                <Chip href={categoryPath(path)}>{text}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
});
