import type { ProfileData } from '../../../ui/pages/account/profile/profile-data';
import { ProfilePage } from '../../../ui/pages/account/profile/profile-page';
import type { Screen } from '../../page/screen';

export const profileScreen: Screen<ProfileData> = (_dependencies, data) => ({
  element: <ProfilePage data={data} />,
});
