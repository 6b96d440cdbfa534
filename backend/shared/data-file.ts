import * as v from 'valibot';

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A part of an address: lower-case letters, digits and single hyphens. */
export const slug = v.pipe(v.string(), v.slug());

export const positive = v.pipe(v.number(), v.gtValue(0));

/** A list of texts with at least one entry. */
export const texts = v.pipe(v.array(text), v.minLength(1, 'must have an entry'), v.readonly());

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
