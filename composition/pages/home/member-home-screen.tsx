import { GuestHome } from '../../../ui/pages/home/guest-home';
import { HomePage } from '../../../ui/pages/home/home-page';
import { RewardsBand } from '../../../ui/pages/home/rewards-band';
import { MemberHome } from '../../../ui/pages/member-home/member-home';
import { isMember } from '../../../ui/pages/member-home/is-member';
import type { MemberHomeData } from '../../../ui/pages/member-home/member-home-data';
import type { Screen } from '../../page/screen';
import { homeParts } from './home-parts';

export const memberHomeScreen: Screen<MemberHomeData> = (dependencies, data) => {
  const { brand, cart, chrome } = dependencies;
  const { firstName } = chrome.user;
  const parts = homeParts(dependencies);
  const { member } = data;
  return {
    element:
      member === undefined ? (
        <GuestHome {...parts} data={data} brand={brand} firstName={firstName} />
      ) : (
        <HomePage
          {...parts}
          data={data}
          lead={<MemberHome member={member} brand={brand} cart={cart} firstName={firstName} deal={data.deal} />}
          invitation={isMember(member) ? undefined : <RewardsBand brand={brand} />}
        />
      ),
  };
};
