import * as v from 'valibot';
import { services, species } from '../services/services.ts';
import { checkData, slug, text } from '../shared/data-file.ts';
import plansFile from './data/plans.json' with { type: 'json' };

const isService = (id: string): boolean => services.some((service) => service.id === id);

const bookable = v.pipe(slug, v.check(isService, 'must be a service that can be booked'));

const benefit = v.strictObject({
  id: slug,
  text,
  services: v.pipe(v.array(bookable), v.minLength(1)),
  percentOff: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** How often it can be used in each period. */
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  per: v.picklist(['month', 'year']),
});

const plan = v.strictObject({
  id: slug,
  name: text,
  description: text,
  species: v.pipe(v.array(species), v.minLength(1)),
  /** For a month. */
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  benefits: v.pipe(v.array(benefit), v.minLength(1)),
});

export type Benefit = v.InferOutput<typeof benefit>;
export type Plan = v.InferOutput<typeof plan>;

/** The plans of Vital Care. [ACC-09] */
export const plans: readonly Plan[] = checkData(
  'memberships/data/plans.json',
  v.strictObject({ plans: v.array(plan) }),
  plansFile,
).plans;

export const findPlan = (id: string): Plan | undefined => plans.find((one) => one.id === id);

/** The benefit of a plan for a service. */
export const benefitFor = (planId: string, serviceId: string): Benefit | undefined =>
  findPlan(planId)?.benefits.find((one) => one.services.includes(serviceId));

/** Whether a membership of any plan has a benefit for a service. */
export const hasBenefit = (serviceId: string): boolean =>
  plans.some(({ id }) => benefitFor(id, serviceId) !== undefined);

/** What a service costs with a benefit, rounded in the shopper's favour. */
export const priceWith = ({ percentOff }: Benefit, cents: number): number =>
  Math.floor((cents * (100 - percentOff)) / 100);

/** The month or the year of a day, in which a use of a benefit counts. */
export const periodOf = ({ per }: Pick<Benefit, 'per'>, day: string): string =>
  per === 'month' ? day.slice(0, 7) : day.slice(0, 4);
