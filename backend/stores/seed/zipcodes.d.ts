/** The part of the package that is read: ZIP codes of the United States. It comes without types. */
declare module 'zipcodes/lib/codes.js' {
  export const codes: Readonly<
    Record<
      string,
      {
        readonly zip: string;
        readonly city: string;
        readonly state: string;
        readonly latitude: number;
        readonly longitude: number;
      }
    >
  >;
}
