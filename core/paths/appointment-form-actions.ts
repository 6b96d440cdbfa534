/** The folders of the forms of appointments and memberships. */
export const APPOINTMENTS_FOLDER = '/appointments';
export const MEMBERSHIPS_FOLDER = '/memberships';

/**
 * The targets of the forms of appointments and memberships, as `FORM_ACTIONS`. They are apart from these because only
 * their own pages use them.
 */
export const APPOINTMENT_FORM_ACTIONS = {
  /** store, service, pet, day, startsAt */
  hold: `${APPOINTMENTS_FOLDER}/hold`,
  /** id, pet: `other` or a membership with its price after a colon; petName, note, price */
  confirm: `${APPOINTMENTS_FOLDER}/confirm`,
  /** id, day, startsAt, and the price that is agreed to */
  move: `${APPOINTMENTS_FOLDER}/move`,
  /** id */
  cancel: `${APPOINTMENTS_FOLDER}/cancel`,
  /** planId, petName, species, joinKey */
  join: `${MEMBERSHIPS_FOLDER}/join`,
  /** id */
  cancelMembership: `${MEMBERSHIPS_FOLDER}/cancel`,
  /** id */
  keepMembership: `${MEMBERSHIPS_FOLDER}/keep`,
} as const;
