import * as v from 'valibot';
import { checkData, text } from '../shared/data-file.ts';
import file from './data/customer-care.json' with { type: 'json' };

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const hours = v.strictObject({ opens: hour, closes: hour });

const schema = v.strictObject({
  timeZone: text,
  zoneName: text,
  telephone: text,
  weekdays: hours,
  weekends: hours,
});

const care = checkData('chat/data/customer-care.json', schema, file);

/** The number of customer care as shoppers read it. */
export const CARE_TELEPHONE = care.telephone;

/** The address of a call to customer care. */
export const CARE_CALL = `tel:+${care.telephone.replaceAll('-', '')}`;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: care.timeZone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

const hoursOn = (day: string): v.InferOutput<typeof hours> => (/^S/.test(day) ? care.weekends : care.weekdays);

/** An hour from 0 to 24 as in the hours of the contact page: `9 p.m.` */
const hourText = (of: number): string => `${of % 12 || 12} ${of % 24 < 12 ? 'a.m.' : 'p.m.'}`;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Says whether customer care answers the telephone at a moment (milliseconds since 1970), and until or from when. */
export const careText = (now: number): string => {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = parts.get('weekday') ?? '';
  const at = Number(parts.get('hour'));
  const today = hoursOn(day);
  const call = `Call ${care.telephone}.`;
  if (at >= today.opens && at < today.closes)
    return `${call} We’re open until ${hourText(today.closes)} ${care.zoneName}.`;
  if (at < today.opens) return `${call} We open at ${hourText(today.opens)} ${care.zoneName} today.`;
  const tomorrow = hoursOn(DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? '');
  return `${call} We open at ${hourText(tomorrow.opens)} ${care.zoneName} tomorrow.`;
};
