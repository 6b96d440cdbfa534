import type { UseCount } from '../../core/repeat-delivery/plans-using';
import type { UsedByPlansProps } from './used-by-plans';

const UNKNOWN: UsedByPlansProps = {
  title: 'We couldn’t check whether a repeat delivery uses this.',
  text: 'If an active one does, we’ll pause it before the next delivery and email you.',
  link: 'Check your repeat deliveries first',
};

/**
 * What is said before an address or a card is removed of the repeat deliveries that use it, of which only the active ones
 * are paused for that (ACC-03). Undefined when none use it. For the server: the page gets words.
 *
 * @param count Undefined when it is not known whether repeat deliveries use it.
 */
export const usedByPlans = (what: 'address' | 'card', count: UseCount | undefined): UsedByPlansProps | undefined => {
  if (count === undefined) return UNKNOWN;
  const { active, paused } = count;
  if (active + paused === 0) return undefined;
  return { title: titleOf(count), text: textOf(what, count), link: `Choose another ${what} first` };
};

const titleOf = ({ active, paused }: UseCount): string => {
  if (active === 0)
    return paused === 1 ? 'A paused repeat delivery uses this' : `${paused} paused repeat deliveries use this`;
  if (paused > 0) return `${active + paused} repeat deliveries use this, ${paused} of them paused`;
  return active === 1 ? 'A repeat delivery uses this' : `${active} repeat deliveries use this`;
};

const textOf = (what: string, { active, paused }: UseCount): string => {
  if (active === 0)
    return `${paused === 1 ? 'It stays' : 'They stay'} paused, and can’t be resumed without another ${what}.`;
  const them = active === 1 ? 'it' : 'them';
  const pausing = `we’ll pause ${paused === 0 ? them : `the active ${active === 1 ? 'one' : 'ones'}`} before the next delivery`;
  return `Without another ${what}, ${pausing} and email you.`;
};
