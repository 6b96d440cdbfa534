/** The fixed current date of the generated shop, so that a seed always gives the same dates. */
export const GENERATED_TODAY = Date.UTC(2026, 5, 30);
