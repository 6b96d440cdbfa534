import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';

/** A value of the wrong type is refused, not converted. */
const OPTIONS = { coerceTypes: false, removeAdditional: false, useDefaults: false, allowUnionTypes: true } as const;

const compileSchema = AjvCompiler()({}, { customOptions: OPTIONS });

type Compiled = ReturnType<typeof compileSchema>;
type RouteSchema = Parameters<FastifySchemaCompiler<object>>[0];

/** By the text of their schema. The servers of one process, of which tests start many, share them. */
const compiledSchemas = new Map<string, Compiled>();

/** Compiles the schema of a route unless an equal one has been compiled. */
const compiledFor = (route: RouteSchema): Compiled => {
  const text = JSON.stringify(route.schema);
  const compiled = compiledSchemas.get(text) ?? compileSchema(route);
  compiledSchemas.set(text, compiled);
  return compiled;
};

/**
 * Makes what compiles the schema of a route: when an input is first checked with it. Compiling the schemas of all routes
 * takes a third of a second of processor time at each start, most of it for routes that a process rarely serves.
 */
export const makeLateValidators = (): FastifySchemaCompiler<object> => (route) => {
  let compiled: Compiled | undefined;
  const validate: FastifyValidationResult = (input: unknown) => {
    compiled ??= compiledFor(route);
    const isValid = compiled(input) === true;
    // Fastify reads the problems from the function after each call.
    validate.errors = compiled.errors as FastifyValidationResult['errors'];
    return isValid;
  };
  return validate;
};
