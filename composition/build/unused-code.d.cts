/** See unused-code.cjs. */
export interface UnusedCode {
  readonly tags: ReadonlyMap<number, number>;
  readonly cases: ReadonlyMap<string, number>;
  readonly properties: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, number>;
  readonly methods: ReadonlyMap<string, number>;
}
export declare const withoutUnusedCode: (code: string, unused: UnusedCode) => string;
