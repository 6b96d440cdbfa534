import type { HomeData } from '../../../ui/pages/home/home-data';
import { GuestHome } from '../../../ui/pages/home/guest-home';
import type { Screen } from '../../page/screen';
import { homeParts } from './home-parts';

export const homeScreen: Screen<HomeData> = (dependencies, data) => ({
  element: (
    <GuestHome
      {...homeParts(dependencies)}
      data={data}
      brand={dependencies.brand}
      firstName={dependencies.chrome.user.firstName}
    />
  ),
});
