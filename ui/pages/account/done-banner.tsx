import type { ReactElement } from 'react';
import { Banner } from '../../design/banner';

interface DoneBannerProps<Done extends string> {
  readonly words: Readonly<Record<Done, string>>;
  readonly done: Done;
}

/** Says what a form has just done. That something was not there is a notice, not a success. */
export const DoneBanner = <Done extends string>({ words, done }: DoneBannerProps<Done>): ReactElement => (
  <Banner tone={done.endsWith('gone') ? 'info' : 'good'} urgent title={words[done]} />
);
