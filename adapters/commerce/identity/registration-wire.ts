import type { Registration } from '../../../core/identity/registration/registration';

/**
 * Returns the registration payload of the commerce service (REG-02): optional fields are left out when they are empty.
 */
export const toRegistrationPayload = (registration: Registration): Readonly<Record<string, string>> => {
  const { firstName, lastName, password, phoneNumber, palsReward, captcha = '' } = registration;
  const email = registration.email.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    logonId: email.toLowerCase(),
    email1: email,
    email2: email,
    phone1: phoneNumber.replace(/[()\s-]/g, ''),
    logonPassword: password,
    logonPasswordVerify: password,
    ...(palsReward.trim() === '' ? {} : { xppro_userField2: palsReward.trim() }),
    ...(captcha === '' ? {} : { xcred_demographicField5: captcha }),
    xppro_currentPage: 'ReviewOrder',
    new: 'Y',
    account: 'page',
    profileType: 'C',
    primary: 'true',
    x_isPGRRegistrationWebFlow: 'true',
  };
};
