export declare const CHANGED_FILES: ReadonlyArray<string>;
/** See library-changes.cjs. */
export declare const changeLibrary: (filePath: string, code: string) => string;
