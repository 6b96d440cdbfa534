import * as v from 'valibot';

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A part of an address: lower-case letters, digits and single hyphens. */
export const slug = v.pipe(v.string(), v.slug());

export const positive = v.pipe(v.number(), v.gtValue(0));

const isExpression = (source: string): boolean => {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    return false;
  }
};

/** A colour as `#rrggbb`. */
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1f3c88'));

/** A list of texts with at least one entry. */
export const texts = v.pipe(v.array(text), v.minLength(1, 'must have an entry'), v.readonly());

/** Words of names, as the source of a regular expression without regard to case. Only one part may repeat. */
export const pattern = v.pipe(
  text,
  v.check((source) => (source.match(/[*+]/g) ?? []).length <= 1, 'must not have more than one * or +'),
  v.check(isExpression, 'must be a regular expression'),
  v.transform((source) => new RegExp(source, 'i')),
);

const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue);
  return field === null ? issue.message : `${field}: ${issue.message}`;
};

/**
 * Checks the content of a data file against its schema and returns it with the schema's type. Throws an error that
 * names the file and every wrong field.
 *
 * @param file path below the backend's folder, for the message
 */
export const checkData = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  throw new Error(`The data file backend/${file} is wrong. ${result.issues.map(problemOf).join('; ')}`);
};
