import type { TypeOf } from 'io-ts';
import type { CareMembership, CarePlan } from '../../../core/memberships/membership';
import { fields, listOf, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';
import { periodWire, speciesWire } from './appointment-wire';

const benefit = { benefitId: text, text, times: optionalNumber, per: periodWire };

/** `x_memberships`, this project's extension of the wire, as everything below. */
export const plansWire = fields('plans', {
  plans: listOf(
    fields('plan', {
      planId: text,
      name: text,
      description: optionalText,
      species: listOf(speciesWire),
      price: optionalNumber,
      benefits: listOf(fields('benefit', benefit)),
    }),
  ),
});

/** One membership. */
export const membershipWire = fields('membership', {
  membershipId: text,
  planId: text,
  name: text,
  petName: text,
  species: speciesWire,
  price: optionalNumber,
  startedOn: text,
  endsOn: optionalText,
  nextMonthOn: optionalText,
  wouldEndOn: optionalText,
  hasEnded: optionalFlag,
  benefits: listOf(fields('benefit', { ...benefit, left: optionalNumber })),
});

/** `x_memberships/@self`. */
export const membershipsWire = fields('memberships', { memberships: listOf(membershipWire) });

export const toPlans = ({ plans }: TypeOf<typeof plansWire>): ReadonlyArray<CarePlan> =>
  plans.map(({ planId, description = '', price = 0, benefits, ...plan }) => ({
    ...plan,
    id: planId,
    description,
    price,
    benefits: benefits.map(({ benefitId, times = 0, ...one }) => ({ ...one, id: benefitId, times })),
  }));

export const toMembership = ({
  membershipId,
  price = 0,
  hasEnded = false,
  benefits,
  ...membership
}: TypeOf<typeof membershipWire>): CareMembership => ({
  ...membership,
  id: membershipId,
  price,
  hasEnded,
  benefits: benefits.map(({ benefitId, times = 0, left = 0, ...one }) => ({ ...one, id: benefitId, times, left })),
});
