/** Tables of the limits. */

/** How many rows a bounded table has; triggers keep it exact. */
export interface RowCountTable {
  table_name: string;
  held: number;
}

export interface LimitsTables {
  row_count: RowCountTable;
}
