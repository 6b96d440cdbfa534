import { openDays, openState, openText, timeText } from '../../../core/stores/hours/opening-hours';
import { aStore } from '../../builders/store';

const at = (text: string): number => Date.parse(text);
const { hours: DAILY } = aStore();
const LA = 'America/Los_Angeles';

describe('whether a store is open', () => {
  test.each([
    ['before it opens', '2026-01-05T16:59:59Z', { kind: 'opens', at: 540 }],
    ['when it opens', '2026-01-05T17:00:00Z', { kind: 'open', until: 1260 }],
    ['just before it closes', '2026-01-06T04:59:59Z', { kind: 'open', until: 1260 }],
    ['when it closes', '2026-01-06T05:00:00Z', { kind: 'closed-for-today', next: { day: 2, at: 540 } }],
    ['just before midnight', '2026-01-06T07:59:59Z', { kind: 'closed-for-today', next: { day: 2, at: 540 } }],
    ['at midnight', '2026-01-06T08:00:00Z', { kind: 'opens', at: 540 }],
  ])('[STO-09] %s', (_, now, expected) => {
    expect(openState(DAILY, LA, at(now))).toEqual(expected);
  });

  test.each([
    ['America/New_York', { kind: 'open', until: 1260 }],
    ['America/Chicago', { kind: 'open', until: 1260 }],
    ['America/Los_Angeles', { kind: 'opens', at: 540 }],
    ['Pacific/Honolulu', { kind: 'opens', at: 540 }],
    ['America/Puerto_Rico', { kind: 'open', until: 1260 }],
  ])('[STO-09] at 15:30 UTC in winter, in %s', (timeZone, expected) => {
    expect(openState(DAILY, timeZone, at('2026-01-05T15:30:00Z'))).toEqual(expected);
  });

  test.each([
    ['on the day before the clocks go forward', '2026-03-07T17:00:00Z', 'open'],
    ['on the day when they go forward, before the change', '2026-03-08T15:59:00Z', 'opens'],
    ['on the day when they go forward', '2026-03-08T16:00:00Z', 'open'],
    ['on the day before they go back', '2026-10-31T16:00:00Z', 'open'],
    ['on the day when they go back, before the change', '2026-11-01T16:00:00Z', 'opens'],
    ['on the day when they go back', '2026-11-01T17:00:00Z', 'open'],
  ])('[STO-09] opens at nine local time %s', (_, now, kind) => {
    expect(openState(DAILY, LA, at(now)).kind).toBe(kind);
  });

  test('[STO-09] Arizona has no daylight saving time', () => {
    for (const now of ['2026-01-05T16:00:00Z', '2026-07-06T16:00:00Z']) {
      expect(openState(DAILY, 'America/Phoenix', at(now)).kind).toBe('open');
    }
  });

  test('[STO-09] a store without closing time is open all day', () => {
    const always = DAILY.map(({ day }) => ({ day, opens: 0, closes: 1440 }));
    for (const now of ['2026-01-05T08:00:00Z', '2026-01-06T07:59:00Z', '2026-03-08T10:30:00Z']) {
      expect(openState(always, LA, at(now))).toEqual({ kind: 'open-all-day' });
    }
  });

  test.each([
    ['in the evening', '2026-01-06T06:00:00Z', { kind: 'open', until: 1500 }],
    ['after midnight', '2026-01-06T08:30:00Z', { kind: 'open', until: 60 }],
    ['when it closes at one', '2026-01-06T09:00:00Z', { kind: 'closed-for-today', next: { day: 1, at: 1080 } }],
  ])('[STO-09] supports hours past midnight: %s', (_, now, expected) => {
    expect(openState([{ day: 1, opens: 1080, closes: 60 }], LA, at(now))).toEqual(expected);
  });

  test('[STO-09] treats a day without hours as closed until the next day with hours', () => {
    const weekdays = DAILY.filter(({ day }) => day >= 1 && day <= 5);
    expect(openState(weekdays, LA, at('2026-01-10T20:00:00Z'))).toEqual({
      kind: 'closed-for-today',
      next: { day: 1, at: 540 },
    });
  });

  test.each([
    ['no hours', [], LA],
    ['no time zone', DAILY, undefined],
    ['an unknown time zone', DAILY, 'Mars/Olympus'],
  ])('[STO-09] reports unknown hours with %s', (_, hours, timeZone) => {
    expect(openState(hours, timeZone, 0)).toEqual({ kind: 'unknown' });
  });
});

test.each([
  [{ kind: 'open', until: 1260 }, 'Open until 9 pm'],
  [{ kind: 'open', until: 1500 }, 'Open until 1 am'],
  [{ kind: 'open', until: 1440 }, 'Open until midnight'],
  [{ kind: 'open-all-day' }, 'Open 24 hours'],
  [{ kind: 'opens', at: 570 }, 'Opens at 9:30 am'],
  [{ kind: 'closed-for-today', next: { day: 1, at: 540 } }, 'Closed, opens Mon at 9 am'],
  [{ kind: 'closed-for-today', next: undefined }, 'Closed'],
  [{ kind: 'unknown' }, undefined],
] as const)('[STO-09] parses %j as %p', (state, expected) => {
  expect(openText(state)).toBe(expected);
});

test.each([
  [0, 'midnight'],
  [1, '12:01 am'],
  [60, '1 am'],
  [720, 'noon'],
  [721, '12:01 pm'],
  [780, '1 pm'],
  [1439, '11:59 pm'],
  [1440, 'midnight'],
  [1500, '1 am'],
])('[STO-09] formats %d minutes as %s', (minutes, expected) => {
  expect(timeText(minutes)).toBe(expected);
});

test.each([
  ['the same hours every day', DAILY, [{ days: 'Mon–Sun', hours: '9 am–9 pm' }]],
  ['no hours', [], []],
  [
    'shorter hours at the weekend',
    DAILY.map((entry) => (entry.day === 0 ? { ...entry, opens: 600, closes: 1140 } : entry)),
    [
      { days: 'Mon–Sat', hours: '9 am–9 pm' },
      { days: 'Sun', hours: '10 am–7 pm' },
    ],
  ],
  [
    'closed on Wednesday',
    DAILY.filter(({ day }) => day !== 3),
    [
      { days: 'Mon–Tue', hours: '9 am–9 pm' },
      { days: 'Wed', hours: 'Closed' },
      { days: 'Thu–Sun', hours: '9 am–9 pm' },
    ],
  ],
  [
    'never closed',
    DAILY.map(({ day }) => ({ day, opens: 0, closes: 1440 })),
    [{ days: 'Mon–Sun', hours: 'Open 24 hours' }],
  ],
])('[STO-09] summarises the week: %s', (_, hours, expected) => {
  expect(openDays(hours)).toEqual(expected);
});
