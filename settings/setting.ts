/** The variables that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A process or command that reads settings, or the storefront's module for HCL Commerce (`hcl`). */
export type Reader = 'storefront' | 'hcl' | 'backend' | 'commands' | 'tests';

/** How the text of a setting is understood. */
export interface SettingType<A> {
  /** What a value must be, as it stands after "must be" in a message: `a whole number from 0 to 9`. */
  readonly expects: string;
  /** The value of a trimmed text that is not empty; undefined when the text is not what it must be. */
  readonly read: (text: string) => A | undefined;
  /** For a value with several parts: what is wrong with each part of a text that `read` refuses; empty if unknown. */
  readonly faultsOf?: (text: string) => ReadonlyArray<string>;
}

/** One setting: an environment variable that somebody who runs the shop may set. */
export interface Setting<A = unknown, R extends Reader = Reader> {
  readonly of: ReadonlyArray<R>;
  readonly type: SettingType<A>;
  /** The value when the variable is missing or empty; undefined when it has to be set. */
  readonly fallback: NoInfer<A> | undefined;
  /** The default as the documentation tells it, in Markdown: what is in backticks is a text that may be set. */
  readonly unset: string;
  /** What it does, in Markdown. */
  readonly meaning: string;
  /** When to set it, in Markdown. */
  readonly when: string;
  /** A secret is never repeated in a message. */
  readonly isSecret?: boolean;
  /** An empty text is a value of its own and does not stand for the default. */
  readonly takesEmpty?: boolean;
}

/** Makes an entry of the table; the type of its value follows from `type`. */
export const setting = <A, const R extends Reader>(entry: Setting<A, R>): Setting<A, R> => entry;
