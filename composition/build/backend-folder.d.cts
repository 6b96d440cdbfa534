/** See backend-folder.cjs. */
export declare const backendFolder: (backend?: string) => string;
