/** What the tax provider said of a place. */
export interface PlaceTaxTable {
  /** A hash of the place. */
  place_key: string;
  /** Two capitals. */
  state: string;
  /** In thousandths of a percent, with up to three decimals. */
  rate: number;
  /** 1 when the charge for shipping is taxed, too. */
  taxes_shipping: number;
  /** Milliseconds since 1970. */
  read_at: number;
}

/** Tables of taxes. */
export interface TaxTables {
  place_tax: PlaceTaxTable;
}
