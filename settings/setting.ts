/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A process or command that reads settings, or the storefront's module for HCL Commerce (`hcl`). */
export type Reader = 'storefront' | 'hcl' | 'backend' | 'commands' | 'tests';

/** How to parse a setting. */
export interface SettingType<A> {
  /** What a value must be, as it follows "must be" in a message: `a whole number from 0 to 9`. */
  readonly expects: string;
  /** Parses a trimmed text that is not empty. Returns undefined when the text is not valid. */
  readonly read: (text: string) => A | undefined;
  /**
   * For a value with several parts: returns what is wrong with each part of a text that `read` refuses; empty if
   * unknown.
   */
  readonly faultsOf?: (text: string) => ReadonlyArray<string>;
}

/** One setting: an environment variable that the shop's operator may set. */
export interface Setting<A = unknown, R extends Reader = Reader> {
  readonly of: ReadonlyArray<R>;
  readonly type: SettingType<A>;
  /** The value when the variable is missing or empty; undefined for a required setting. */
  readonly fallback: NoInfer<A> | undefined;
  /** The default as the documentation shows it, in Markdown. Text in backticks is a possible value. */
  readonly unset: string;
  /** The effect of the setting, in Markdown. */
  readonly meaning: string;
  /** When to set it, in Markdown. */
  readonly when: string;
  /** Whether the value is secret. Messages never repeat it. */
  readonly isSecret?: boolean;
  /** Whether an empty text is a value and not the default. */
  readonly takesEmpty?: boolean;
}

/** Returns an entry of the table. The type of its value follows from `type`. */
export const setting = <A, const R extends Reader>(entry: Setting<A, R>): Setting<A, R> => entry;
