import { use, type ReactElement, type ReactNode } from 'react';
import Smartphone from 'lucide-react/icons/smartphone';
import { DEFAULT_BRAND, type Brand } from '../../core/configuration/brand';
import type { Can } from '../../core/configuration/capabilities';
import { LINKS, servicePath } from '../../core/paths/links';
import { Logo } from '../design/logo';
import { NewsletterForm, NewsletterHeading } from '../newsletter/newsletter-form';
import { CapabilityContext } from '../page/capability-context';
import { FOOTER_GROUPS, LEGAL_LINKS, PRIVACY_PATH, type FooterGroup } from './footer-links';
import type { ServiceLink } from './header-links';
import { NEWSLETTER_ID, PRIVACY_CHOICES_ID } from './page-regions';

export interface FooterProps {
  readonly brand?: Brand;
  /** Whether the footer has the link with which shoppers change their choice about tracking (ANA-01). */
  readonly hasPrivacyChoices?: boolean;
  /** Whether only the legal notes are shown, as on the checkout, which leads nowhere else (CHK-01). */
  readonly isReduced?: boolean;
}

interface Pill extends ServiceLink {
  /** The drawing beside the name, by the stylesheet. */
  readonly mark?: 'paw' | 'heart' | 'shield' | 'away';
}

/** Partners that run services of the shop, with our own drawings; their links open the pages about these services. */
const PARTNERS: ReadonlyArray<Pill> = [
  { text: 'Rover', url: servicePath('services'), mark: 'paw' },
  {
    text: 'Thrive Affordable Vet Care',
    url: servicePath('veterinary-services'),
    mark: 'heart',
  },
  { text: 'Nationwide Pet Insurance', url: LINKS.insurance, mark: 'shield' },
];

/**
 * A group that its summary opens on small screens. From the width of large tablets on it is always open (FTR-02).
 * Renders nothing without links.
 */
const Group = ({ heading, links }: Omit<FooterGroup, 'id'>): ReactElement | null =>
  links.length === 0 ? null : (
    <div className="footer-group">
      <h2>{heading}</h2>
      <details>
        <summary>{heading}</summary>
      </details>
      <ul aria-label={heading}>
        {links.map(({ text, url }) => (
          <li key={text}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );

interface PillsProps {
  readonly links: ReadonlyArray<Pill> | undefined;
  readonly label: string;
  readonly heading: ReactNode;
}

/** A short list below its heading. Renders nothing without links. */
const Pills = ({ links = [], label, heading }: PillsProps): ReactElement | null =>
  links.length === 0 ? null : (
    <div>
      <h2 className="footer-small-heading">{heading}</h2>
      <ul className="footer-pills" aria-label={label}>
        {links.map(({ text, url, mark }) => (
          <li key={text}>
            <a href={url} rel={mark === 'away' ? 'noopener' : undefined} data-mark={mark}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

/** The newsletter. The browser hydrates it when the shopper comes to it (composition/chrome/start-newsletter.ts). */
const Newsletter = (): ReactElement => (
  <div id={NEWSLETTER_ID} className="footer-letter">
    <NewsletterHeading />
    <NewsletterForm place="footer" email="" />
  </div>
);

/**
 * Opens the question about tracking again (composition/chrome/start-privacy-choices.ts). Without scripts it links to the
 * policy, if the shop has one (ANA-01).
 */
const PrivacyLink = (): ReactElement => (
  <a id={PRIVACY_CHOICES_ID} href={use(CapabilityContext).leadsTo(PRIVACY_PATH) ? PRIVACY_PATH : '#'}>
    Privacy Choices
  </a>
);

/** Returns the legal notes for what this shop offers. */
const smallPrint = ({ rewards, card }: Brand, can: Can): string =>
  [
    can('stores') && 'Prices, availability and offers may vary between stores and online.',
    can('rewards') && `${rewards} membership is required to earn points. Points and rewards have no cash value.`,
    can('card') && `${card} is subject to credit approval.`,
    can('content-pages') &&
      'Veterinary, pharmacy and insurance services are provided by licensed partners and are not available in every state.',
    'Always ask your veterinarian before changing your pet’s diet or medication.',
  ]
    .filter(Boolean)
    .join(' ');

interface LegalProps extends Pick<FooterProps, 'hasPrivacyChoices'> {
  readonly brand: Brand;
  /** The legal links of a footer without groups; otherwise none. */
  readonly links: ReadonlyArray<ServiceLink>;
}

const Legal = ({ brand, links, hasPrivacyChoices }: LegalProps): ReactElement => (
  <div className="footer-legal">
    <Logo shop={brand.shop} />
    {links.length === 0 && !hasPrivacyChoices ? null : (
      <ul className="footer-legal-links" aria-label={links.length === 0 ? 'Privacy' : 'Legal'}>
        {links.map(({ text, url }) => (
          <li key={text}>
            <a href={url}>{text}</a>
          </li>
        ))}
        {hasPrivacyChoices ? (
          <li>
            <PrivacyLink />
          </li>
        ) : null}
      </ul>
    )}
    <p className="footer-small">{smallPrint(brand, use(CapabilityContext).can)}</p>
    <p className="footer-small">© 2022 {brand.shop}. All rights reserved.</p>
  </div>
);

type Existing = (links: ReadonlyArray<ServiceLink>) => ReadonlyArray<ServiceLink>;

interface GroupsProps {
  readonly brand: Brand;
  readonly existing: Existing;
}

const leaving = (links: ReadonlyArray<ServiceLink> = []): ReadonlyArray<Pill> =>
  links.map((link) => ({ ...link, mark: 'away' as const }));

const Groups = ({ brand, existing }: GroupsProps): ReactElement => (
  <div className="footer-groups">
    {FOOTER_GROUPS.map((group) => (
      <Group key={group.id} heading={group.heading} links={existing(group.links)} />
    ))}
    <Group heading="Legal" links={existing(LEGAL_LINKS)} />
    <div className="footer-beside">
      <Pills heading="Follow us" links={leaving(brand.social)} label="Social media" />
      <Pills
        heading={
          <>
            <Smartphone size={18} aria-hidden /> The {brand.shop} app
          </>
        }
        links={leaving(brand.apps)}
        label="Apps"
      />
      <Pills heading="Our partners" links={existing(PARTNERS)} label="Our partners" />
    </div>
  </div>
);

/**
 * The footer: help, services, the company, the newsletter and the legal notes. Links that this shop lacks are left out
 * (FTR-01). Only the server renders it: it works without scripts, so it is not hydrated.
 */
export const Footer = ({
  brand = DEFAULT_BRAND,
  hasPrivacyChoices = false,
  isReduced = false,
}: FooterProps): ReactElement => {
  const { can, leadsTo } = use(CapabilityContext);
  const existing: Existing = (links) => links.filter(({ url }) => leadsTo(url));
  return (
    <footer className="footer">
      <div className="footer-inner">
        {can('newsletter') && !isReduced ? <Newsletter /> : null}
        {isReduced ? null : <Groups brand={brand} existing={existing} />}
        <Legal brand={brand} links={isReduced ? existing(LEGAL_LINKS) : []} hasPrivacyChoices={hasPrivacyChoices} />
      </div>
    </footer>
  );
};
