import { use, type ReactElement, type ReactNode } from 'react';
import { categoryPath } from '../../../core/paths/paths';
import { LINKS } from '../../../core/paths/links';
import { SearchForm } from '../../chrome/search-form';
import { ButtonLink } from '../../design/button';
import { Chip } from '../../design/chip';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import { NappingDog } from './napping-dog';
import type { ProblemData } from './problem-data';
import * as styles from './problem-page.module.css';

export interface ProblemPageProps {
  readonly data: ProblemData;
}

const DEPARTMENTS = [
  { text: 'Dog', path: 'dog' },
  { text: 'Cat', path: 'cat' },
  { text: 'Fish', path: 'fish' },
  { text: 'Bird', path: 'bird' },
  { text: 'Reptile', path: 'reptile' },
  { text: 'Small pet', path: 'small-pet' },
] as const;

const Home = (): ReactElement => <ButtonLink href={LINKS.home}>Go to the home page</ButtonLink>;

const Contact = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.contact) ? (
    <ButtonLink href={LINKS.contact} look="secondary">
      Contact us
    </ButtonLink>
  ) : null;

const words: Readonly<
  Record<
    ProblemData['kind'],
    { readonly title: string; readonly text: string; readonly actions: (retryPath: string) => ReactNode }
  >
> = {
  'not-found': {
    title: 'We can’t find that page',
    text: 'It may have moved, or the address may have a typo. Try searching, or start with a department.',
    actions: () => <Home />,
  },
  unavailable: {
    title: 'We’ll be right back',
    text: 'Part of our site is temporarily unavailable. Your cart is saved. Please try again in a minute.',
    actions: (retryPath) => (
      <>
        <ButtonLink href={retryPath}>Try again</ButtonLink>
        <ButtonLink href={LINKS.home} look="secondary">
          Go to the home page
        </ButtonLink>
      </>
    ),
  },
  'order-unavailable': {
    title: 'We can’t show your order right now',
    text: 'If you just placed it, we’ve received it. You don’t need to order again. Please try this page again in a minute.',
    actions: (retryPath) => <ButtonLink href={retryPath}>Try again</ButtonLink>,
  },
  refused: {
    title: 'That didn’t work',
    text: 'We couldn’t process that request. Nothing was changed. Go back, reload the page and try again.',
    actions: () => <Home />,
  },
  broken: {
    title: 'Something went wrong',
    text: 'The problem is on our end, and our team has been notified. Please try again.',
    actions: () => (
      <>
        <Home />
        <Contact />
      </>
    ),
  },
};

/** The page about a problem, with links to continue. An internal error shows a reference to quote (RTE-09). */
export const ProblemPage = ({ data: { kind, reference, retryPath } }: ProblemPageProps): ReactElement => {
  const { title, text, actions } = words[kind];
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        art={kind === 'not-found' ? <Scene name="not-found" priority="eager" /> : <NappingDog />}
        title={title}
        actions={actions(retryPath)}
      >
        <div className={styles.words}>
          <p>{text}</p>
          {kind === 'not-found' ? (
            <>
              <SearchForm label="Search again" />
              <ul className={styles.departments} aria-label="Departments">
                {DEPARTMENTS.map((department) => (
                  <li key={department.path}>
                    <Chip href={categoryPath(department.path)}>{department.text}</Chip>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className={styles.reference}>
              Reference <b>{reference}</b>
            </p>
          )}
        </div>
      </EmptyState>
    </PageFrame>
  );
};
