export interface Modules {
  readonly entries: ReadonlyArray<string>;
  readonly imports: ReadonlyMap<string, ReadonlyArray<string>>;
  readonly late: ReadonlySet<string>;
  readonly shared: ReadonlySet<string>;
}

export const planModules: (modules: Modules) => {
  readonly wrapped: ReadonlySet<string>;
  readonly registered: ReadonlySet<string>;
};
