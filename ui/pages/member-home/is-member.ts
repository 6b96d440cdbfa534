import type { MemberHome } from '../../../core/overview/load-member-home';

/** Whether the shopper is known to be a member of the rewards programme. */
export const isMember = ({ rewards }: MemberHome): boolean =>
  rewards.kind === 'known' && rewards.value.palsRewardsNo !== undefined;
