import { use, type ReactElement } from 'react';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Scissors from 'lucide-react/icons/scissors';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { serviceLinks } from '../../chrome/header-links';
import { ButtonLink } from '../../design/button';
import { CapabilityContext } from '../../page/capability-context';
import * as styles from './services.module.css';

const OFFERED = [
  { name: 'Dog Grooming', text: 'Baths, haircuts and nail trims.', Icon: Scissors },
  { name: 'Veterinary Services', text: 'Checkups and vaccinations.', Icon: Stethoscope },
  { name: 'Dog Training', text: 'Sit. Stay. Impress the neighbors.', Icon: GraduationCap },
  { name: 'Vital Care', text: 'Checkups and nail trims included.', Icon: HeartPulse },
] as const;

const urls: ReadonlyMap<string, string> = new Map(serviceLinks(false).map(({ text, url }) => [text, url]));

const urlOf = (name: string): string => urls.get(name) ?? '#';

/** The teal section about the shop's services. */
export const Services = (): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  const offered = OFFERED.filter(({ name }) => leadsTo(urlOf(name)));
  return offered.length === 0 ? null : (
    <section className={styles.services} aria-labelledby="home-services">
      <div className={styles.words}>
        <h2 id="home-services">Care for your whole pet</h2>
        <ButtonLink href={urlOf('See All Services')} look="inverse">
          See all services
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {offered.map(({ name, text, Icon }) => (
          <li key={name}>
            <a href={urlOf(name)} className={styles.link}>
              <span className={styles.icon}>
                <Icon size={28} aria-hidden strokeWidth={1.9} />
              </span>
              <span>
                <b className={styles.name}>{name}</b>
                <span className={styles.text}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
