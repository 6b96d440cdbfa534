import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';

/** A value of the wrong type is refused, not converted. */
const OPTIONS = { coerceTypes: false, removeAdditional: false, useDefaults: false, allowUnionTypes: true } as const;

/**
 * Makes what compiles the schema of a route: when an input is first checked with it. Compiling the schemas of all routes
 * takes a third of a second of processor time at each start, most of it for routes that a process rarely serves.
 */
export const makeLateValidators = (): FastifySchemaCompiler<object> => {
  const compile = AjvCompiler()({}, { customOptions: OPTIONS });
  return (route) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate: FastifyValidationResult = (input: unknown) => {
      compiled ??= compile(route);
      const isValid = compiled(input) === true;
      // Fastify reads the problems from the function after each call.
      validate.errors = compiled.errors as FastifyValidationResult['errors'];
      return isValid;
    };
    return validate;
  };
};
