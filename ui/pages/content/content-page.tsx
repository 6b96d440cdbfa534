import type { ReactElement, ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ContentLink, ContentPage as Content } from '../../../core/content/content-page';
import { Banner } from '../../design/banner';
import { Breadcrumbs } from '../../design/breadcrumbs';
import { ButtonLink } from '../../design/button';
import { ProductPicture } from '../../design/product-picture';
import { Section } from '../../design/section';
import { BELOW_FIRST_VIEW } from '../shared/first-view';
import { PageFrame } from '../shared/page-frame';
import { ContentArticle } from './content-article';
import type { ContentData } from './content-data';
import { ContentOverview } from './content-overview';
import * as styles from './content-page.module.css';
import { nameSections } from '../../../core/content/named-sections';

export interface ContentPageProps {
  readonly data: ContentData;
  /** A control of this page, such as the privacy choice. Most pages have none. */
  readonly choice?: ReactNode;
}

const Head = ({ page }: { readonly page: Content }): ReactElement => (
  <header className={styles.head} data-picture={page.image === undefined ? undefined : ''}>
    <div className={styles.words}>
      <h1>{page.title}</h1>
      {page.lead === undefined ? null : <p className={styles.lead}>{page.lead}</p>}
      {page.notice === undefined ? null : <Banner title={page.notice} />}
      {page.actions.length === 0 ? null : (
        <ul className={styles.actions}>
          {page.actions.map(({ text, url }, index) => (
            <li key={url}>
              <ButtonLink href={url} look={index === 0 ? 'primary' : 'secondary'} size="large">
                {text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
    {page.image === undefined ? null : (
      <ProductPicture
        image={page.image}
        alt=""
        sizes="(min-width: 1440px) 52rem, (min-width: 768px) 60vw, 108vw"
        width={1600}
        height={900}
        from={480}
        priority="first"
        className={styles.picture}
      />
    )}
  </header>
);

const Related = ({ links }: { readonly links: ReadonlyArray<ContentLink> }): ReactElement => (
  <Section title="Related pages">
    <ul className={styles.related}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <a href={url} className={styles.card}>
            {text}
            <ArrowRight size={22} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

/** A page about help, a policy, a service or a future offer: text, a picture and links (RTE-07). */
export const ContentPage = ({ data: { page, breadcrumbs }, choice }: ContentPageProps): ReactElement => {
  const sections = nameSections(page.sections);
  return (
    <PageFrame>
      <div className={styles.page}>
        <div>
          <Breadcrumbs crumbs={breadcrumbs} />
          <Head page={page} />
        </div>
        <div id={BELOW_FIRST_VIEW} className={styles.page}>
          {choice}
          {page.layout === 'overview' ? (
            <ContentOverview sections={sections} />
          ) : (
            <ContentArticle sections={sections} />
          )}
          {page.related.length === 0 ? null : <Related links={page.related} />}
        </div>
      </div>
    </PageFrame>
  );
};
