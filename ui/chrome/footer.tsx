import { use, type ReactElement, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Smartphone from 'lucide-react/icons/smartphone';
import { DEFAULT_BRAND, type Brand } from '../../core/configuration/brand';
import type { Can } from '../../core/configuration/capabilities';
import { LINKS, servicePath } from '../../core/paths/links';
import { isPlainClick } from '../design/plain-click';
import { Logo } from '../design/logo';
import { CapabilityContext } from '../page/capability-context';
import { FOOTER_GROUPS, LEGAL_LINKS, PRIVACY_PATH, type FooterGroup } from './footer-links';
import * as styles from './footer.module.css';
import type { ServiceLink } from './header-links';

export interface FooterProps {
  readonly brand?: Brand;
  /** The newsletter form, or the thanks after it. Without it the footer has no newsletter section. */
  readonly newsletter?: ReactNode;
  /** The link with which shoppers change their choice about tracking (ANA-01); none by default. */
  readonly privacyChoices?: PrivacyChoices | undefined;
}

export interface PrivacyChoices {
  /**
   * Opens the question again. Returns false when the browser has answered it (Global Privacy Control). Without this
   * function, as on the server, the link opens the policy.
   */
  readonly ask?: (() => boolean) | undefined;
}

/** Partners that run services of the shop; their links open the pages about these services. */
const PARTNERS: ReadonlyArray<ServiceLink> = [
  { text: 'Rover', url: servicePath('services') },
  { text: 'Thrive Affordable Vet Care', url: servicePath('veterinary-services') },
  { text: 'Nationwide Pet Insurance', url: LINKS.insurance },
];

/**
 * A group that its summary opens on small screens. From the width of large tablets on it is always open (FTR-02).
 * Renders nothing without links.
 */
const Group = ({ heading, links, id }: FooterGroup): ReactElement | null =>
  links.length === 0 ? null : (
    <div className={styles.group}>
      <h2 className={styles.wideHeading} id={`footer-${id}`}>
        {heading}
      </h2>
      <details className={styles.toggle} suppressHydrationWarning>
        <summary className={styles.summary}>
          {heading}
          <ChevronDown size={22} aria-hidden />
        </summary>
      </details>
      <ul className={styles.links} aria-label={heading}>
        {links.map(({ text, url }) => (
          <li key={text}>
            <a href={url} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

interface PillsProps {
  readonly links: ReadonlyArray<ServiceLink> | undefined;
  readonly label: string;
  readonly heading: ReactNode;
}

/** A short list below its heading. Renders nothing without links. */
const Pills = ({ links = [], label, heading }: PillsProps): ReactElement | null =>
  links.length === 0 ? null : (
    <div>
      <h2 className={styles.smallHeading}>{heading}</h2>
      <ul className={styles.pills} aria-label={label}>
        {links.map(({ text, url }) => (
          <li key={text}>
            <a href={url} className={styles.pill} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

const Newsletter = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <section className={styles.letter} aria-labelledby="footer-newsletter">
    <h2 id="footer-newsletter" className={styles.call}>
      Good things for good animals, once a week.
    </h2>
    <div>{children}</div>
  </section>
);

/** Opens the question about tracking again. Without scripts it links to the policy, if the shop has one (ANA-01). */
const PrivacyLink = ({ ask }: PrivacyChoices): ReactElement => (
  <a
    href={use(CapabilityContext).leadsTo(PRIVACY_PATH) ? PRIVACY_PATH : '#'}
    className={styles.link}
    onClick={(event) => {
      if (!isPlainClick(event) || ask?.() !== true) return;
      event.preventDefault();
      // Safari does not focus a clicked link. The dialog returns the focus to the link when it closes.
      event.currentTarget.focus();
    }}
  >
    Privacy Choices
  </a>
);

/** Returns the legal notes for what this shop offers. */
const smallPrint = ({ rewards, card }: Brand, can: Can): string =>
  [
    can('stores') && 'Prices, availability and offers may differ between stores and online.',
    can('rewards') && `${rewards} membership is needed to earn points; points and rewards have no cash value.`,
    can('card') && `${card} is subject to credit approval.`,
    can('content-pages') &&
      'Veterinary, pharmacy and insurance services are provided by licensed partners and are not available in every state.',
    'Always ask your veterinarian before you change your pet’s diet or medication.',
  ]
    .filter(Boolean)
    .join(' ');

interface LegalProps extends Pick<FooterProps, 'privacyChoices'> {
  readonly brand: Brand;
  readonly links: ReadonlyArray<ServiceLink>;
}

const Legal = ({ brand, links, privacyChoices }: LegalProps): ReactElement => (
  <div className={styles.legal}>
    <Logo shop={brand.shop} />
    {links.length === 0 && privacyChoices === undefined ? null : (
      <ul className={styles.legalLinks} aria-label="Legal">
        {links.map(({ text, url }) => (
          <li key={text}>
            <a href={url} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
        {privacyChoices === undefined ? null : (
          <li>
            <PrivacyLink {...privacyChoices} />
          </li>
        )}
      </ul>
    )}
    <p className={styles.small}>{smallPrint(brand, use(CapabilityContext).can)}</p>
    <p className={styles.small}>© 2022 {brand.shop}. All rights reserved.</p>
  </div>
);

/**
 * The footer: help, services, the company, the newsletter and the legal notes. Links that this shop lacks are left out
 * (FTR-01).
 */
export const Footer = ({ brand = DEFAULT_BRAND, newsletter, privacyChoices }: FooterProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const existing = (links: ReadonlyArray<ServiceLink>): ReadonlyArray<ServiceLink> =>
    links.filter(({ url }) => leadsTo(url));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {newsletter === undefined ? null : <Newsletter>{newsletter}</Newsletter>}
        <div className={styles.groups}>
          {FOOTER_GROUPS.map((group) => (
            <Group key={group.id} {...group} links={existing(group.links)} />
          ))}
          <div className={styles.beside}>
            <Pills heading="Follow the pack" links={brand.social} label="Social media" />
            <Pills
              heading={
                <>
                  <Smartphone size={18} aria-hidden /> The {brand.shop} app
                </>
              }
              links={brand.apps}
              label="Apps"
            />
            <Pills heading="Our partners" links={existing(PARTNERS)} label="Partners" />
          </div>
        </div>
        <Legal brand={brand} links={existing(LEGAL_LINKS)} privacyChoices={privacyChoices} />
      </div>
    </footer>
  );
};
