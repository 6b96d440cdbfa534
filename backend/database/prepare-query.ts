import type { CompiledQuery, Insertable, Kysely, QueryResult, Selectable } from 'kysely';
import type { Database } from './schema.ts';

type TableName = keyof Database & string;

/** Takes the place of a value in a query that is built before its values are known. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** A query that is built with a text or number of it would be that of no value. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The value "${this.name}" is not known while a query is built. Pass it on as a parameter.`);
  }
}

/** Every property of it is a placeholder of that name. */
const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

interface CompilableQuery<Row> {
  compile(): CompiledQuery<Row>;
}

type RunQuery<Values, Row> = (database: Kysely<Database>, values: Values) => Promise<QueryResult<Row>>;

const valueOf = (values: object, { name }: Placeholder): unknown => {
  // As a parameter it would be null, which finds nothing and is written without a word.
  if (!Reflect.has(values, name)) throw new TypeError(`The value "${name}" of a prepared query is missing.`);
  return Reflect.get(values, name);
};

/**
 * Prepares a query that is run with many values. It is built and compiled at the first run on a database, since building
 * a query costs more than a short statement takes to run; each run fills in its values. For what every request or order
 * asks.
 *
 * `build` must pass the values on as parameters, without looking at them: they are placeholders. Where a value decides
 * how the query looks, prepare one query for each look. The promise rejects as Kysely's does.
 */
export const prepareQuery = <Values extends object, Row>(
  build: (database: Kysely<Database>, values: Values) => CompilableQuery<Row>,
): RunQuery<Values, Row> => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();

  const compiledFor = (database: Kysely<Database>): CompiledQuery<Row> => {
    const { adapter, plugins } = database.getExecutor();
    // A plugin sees a query when it is built.
    if (plugins.length > 0) return build(database, placeholders as Values).compile();
    // A database and its transactions share the adapter, which belongs to the dialect that the query is compiled for.
    const known = compiled.get(adapter) ?? build(database, placeholders as Values).compile();
    compiled.set(adapter, known);
    return known;
  };

  return async (database, values) => {
    const query = compiledFor(database);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? valueOf(values, parameter) : parameter,
    );
    return database.executeQuery({ ...query, parameters });
  };
};

/** Lists with more values than this are built at each run, so that few queries are kept. */
const MAX_PREPARED_LENGTH = 20;

/** As `prepareQuery`, for a query with a list of values (`in`): it is prepared once for each short length of the list. */
export const prepareListQuery = <Value, Row>(
  build: (database: Kysely<Database>, values: readonly Value[]) => CompilableQuery<Row>,
): RunQuery<readonly Value[], Row> => {
  const runs = Array.from({ length: MAX_PREPARED_LENGTH + 1 }, (_length, count) =>
    prepareQuery<readonly Value[], Row>((database, placeholder) =>
      build(
        database,
        Array.from({ length: count }, (_value, index) => placeholder[index] as Value),
      ),
    ),
  );
  return (database, values) =>
    runs[values.length]?.(database, values) ?? database.executeQuery(build(database, values).compile());
};

/** The first row of what a query finds; undefined when it finds none. */
export const firstRow = async <Values, Row>(
  run: RunQuery<Values, Row>,
  database: Kysely<Database>,
  values: Values,
): Promise<Row | undefined> => (await run(database, values)).rows[0];

const inserts = new Map<string, RunQuery<object, object>>();

/**
 * Inserts one row by a prepared query. Every row of a table should have the same columns: each combination is prepared and
 * kept. Resolves to the columns named by `returning`. Rejects when a constraint is violated.
 */
export const insertRow = async <
  Table extends TableName,
  Column extends keyof Selectable<Database[Table]> & string = never,
>(
  database: Kysely<Database>,
  table: Table,
  row: Insertable<Database[Table]>,
  ...returning: readonly Column[]
): Promise<Pick<Selectable<Database[Table]>, Column>> => {
  const columns = Object.keys(row).filter((column) => Reflect.get(row, column) !== undefined);
  const key = [table, ...columns, 'returning', ...returning].join(' ');
  const run =
    inserts.get(key) ??
    prepareQuery((executor, values: object) => {
      const insert = executor
        .insertInto(table)
        .values(Object.fromEntries(columns.map((column) => [column, Reflect.get(values, column)])) as never);
      return returning.length === 0 ? insert : insert.returning(returning as never);
    });
  inserts.set(key, run);
  const { rows } = await run(database, row);
  return (rows[0] ?? {}) as Pick<Selectable<Database[Table]>, Column>;
};
