export interface UsState {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
  /** The two digits of the census's code. */
  readonly fips: string;
}

const TABLE =
  'AL01Alabama AK02Alaska AZ04Arizona AR05Arkansas CA06California CO08Colorado CT09Connecticut DE10Delaware ' +
  'DC11District_of_Columbia FL12Florida GA13Georgia HI15Hawaii ID16Idaho IL17Illinois IN18Indiana IA19Iowa ' +
  'KS20Kansas KY21Kentucky LA22Louisiana ME23Maine MD24Maryland MA25Massachusetts MI26Michigan MN27Minnesota ' +
  'MS28Mississippi MO29Missouri MT30Montana NE31Nebraska NV32Nevada NH33New_Hampshire NJ34New_Jersey ' +
  'NM35New_Mexico NY36New_York NC37North_Carolina ND38North_Dakota OH39Ohio OK40Oklahoma OR41Oregon ' +
  'PA42Pennsylvania RI44Rhode_Island SC45South_Carolina SD46South_Dakota TN47Tennessee TX48Texas UT49Utah ' +
  'VT50Vermont VA51Virginia WA53Washington WV54West_Virginia WI55Wisconsin WY56Wyoming PR72Puerto_Rico';

/** The states, the capital's district and Puerto Rico, in alphabetical order. */
export const US_STATES: ReadonlyArray<UsState> = TABLE.split(' ')
  .map((entry) => ({
    code: entry.slice(0, 2),
    fips: entry.slice(2, 4),
    name: entry.slice(4).replaceAll('_', ' '),
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Abbreviations that may also mean a large city. */
const ALSO_CITIES: ReadonlySet<string> = new Set(['NY', 'WA']);

/** A state that a text names, and whether a city of the same name is as likely. */
export interface NamedState {
  readonly state: UsState;
  readonly isCityToo: boolean;
}

/** Returns the state, or the capital's district, whose full name or two letters are the text, in any case. */
export const usStateNamed = (text: string): NamedState | undefined => {
  const typed = text.trim().toUpperCase();
  const state = US_STATES.find(({ code, name }) => code !== 'PR' && (code === typed || name.toUpperCase() === typed));
  return state && { state, isCityToo: typed.length > 2 && ALSO_CITIES.has(state.code) };
};

/** Returns a state by its two letters, in any case. */
export const usStateOf = (code: string): UsState | undefined =>
  US_STATES.find((state) => state.code === code.toUpperCase());
