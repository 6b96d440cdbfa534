/** A state or territory of the United States. */
export interface UsState {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  /** A second time zone, west of this longitude. */
  readonly west?: { readonly of: number; readonly timeZone: string };
  /** Telephone area codes for stores; empty where there are no stores. */
  readonly areaCodes: readonly string[];
}

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const state = (
  code: string,
  name: string,
  timeZone: string,
  areaCodes: string,
  west?: readonly [of: number, timeZone: string],
): UsState => ({
  code,
  name,
  timeZone,
  areaCodes: areaCodes === '' ? [] : areaCodes.split(' '),
  ...(west && { west: { of: west[0], timeZone: west[1] } }),
});

/** Every state and territory that has ZIP codes. */
export const usStates: readonly UsState[] = [
  state('AL', 'Alabama', CENTRAL, '205'),
  state('AK', 'Alaska', 'America/Anchorage', '907'),
  state('AS', 'American Samoa', 'Pacific/Pago_Pago', ''),
  state('AZ', 'Arizona', 'America/Phoenix', '602'),
  state('AR', 'Arkansas', CENTRAL, '501'),
  state('CA', 'California', PACIFIC, '619 213 415 916'),
  state('CO', 'Colorado', MOUNTAIN, '303'),
  state('CT', 'Connecticut', EASTERN, '203'),
  state('DE', 'Delaware', EASTERN, '302'),
  state('DC', 'District of Columbia', EASTERN, '202'),
  state('FL', 'Florida', EASTERN, '305 407 813', [-85.1, CENTRAL]),
  state('GA', 'Georgia', EASTERN, '404'),
  state('GU', 'Guam', 'Pacific/Guam', ''),
  state('HI', 'Hawaii', 'Pacific/Honolulu', '808'),
  state('ID', 'Idaho', 'America/Boise', '208'),
  state('IL', 'Illinois', CENTRAL, '312 217'),
  state('IN', 'Indiana', 'America/Indiana/Indianapolis', '317'),
  state('IA', 'Iowa', CENTRAL, '515'),
  state('KS', 'Kansas', CENTRAL, '316', [-101.5, MOUNTAIN]),
  state('KY', 'Kentucky', EASTERN, '502', [-86.2, CENTRAL]),
  state('LA', 'Louisiana', CENTRAL, '504'),
  state('ME', 'Maine', EASTERN, '207'),
  state('MD', 'Maryland', EASTERN, '410'),
  state('MA', 'Massachusetts', EASTERN, '617'),
  state('MI', 'Michigan', EASTERN, '313', [-87.6, CENTRAL]),
  state('MN', 'Minnesota', CENTRAL, '612'),
  state('MS', 'Mississippi', CENTRAL, '601'),
  state('MO', 'Missouri', CENTRAL, '314'),
  state('MT', 'Montana', MOUNTAIN, '406'),
  state('NE', 'Nebraska', CENTRAL, '402', [-101.4, MOUNTAIN]),
  state('NV', 'Nevada', PACIFIC, '702'),
  state('NH', 'New Hampshire', EASTERN, '603'),
  state('NJ', 'New Jersey', EASTERN, '201'),
  state('NM', 'New Mexico', MOUNTAIN, '505'),
  state('NY', 'New York', EASTERN, '212 716'),
  state('NC', 'North Carolina', EASTERN, '704'),
  state('ND', 'North Dakota', CENTRAL, '701', [-102.2, MOUNTAIN]),
  state('MP', 'Northern Mariana Islands', 'Pacific/Guam', ''),
  state('OH', 'Ohio', EASTERN, '216 513'),
  state('OK', 'Oklahoma', CENTRAL, '405'),
  state('OR', 'Oregon', PACIFIC, '503'),
  state('PA', 'Pennsylvania', EASTERN, '215 412'),
  state('PR', 'Puerto Rico', 'America/Puerto_Rico', '787'),
  state('RI', 'Rhode Island', EASTERN, '401'),
  state('SC', 'South Carolina', EASTERN, '803'),
  state('SD', 'South Dakota', CENTRAL, '605', [-100.7, MOUNTAIN]),
  state('TN', 'Tennessee', EASTERN, '615', [-85.2, CENTRAL]),
  state('TX', 'Texas', CENTRAL, '713 214 512 210', [-104.9, MOUNTAIN]),
  state('UT', 'Utah', MOUNTAIN, '801'),
  state('VT', 'Vermont', EASTERN, '802'),
  state('VA', 'Virginia', EASTERN, '703'),
  state('VI', 'Virgin Islands', 'America/St_Thomas', ''),
  state('WA', 'Washington', PACIFIC, '206'),
  state('WV', 'West Virginia', EASTERN, '304'),
  state('WI', 'Wisconsin', CENTRAL, '414'),
  state('WY', 'Wyoming', MOUNTAIN, '307'),
];

/** The time zone at a longitude of the state. */
export const timeZoneAt = ({ timeZone, west }: UsState, longitude: number): string =>
  west !== undefined && longitude < west.of ? west.timeZone : timeZone;
