import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The largest file that a form may have, in bytes. */
const MAX_FILE_BYTES = 6 * 1024 * 1024;
const ONE_FILE = {
  files: 1,
  fileSize: MAX_FILE_BYTES,
  fields: 30,
  fieldSize: 4096,
  fieldNameSize: 64,
  headerPairs: 10,
};
/** Of forms that other programs post, such as the one click of a mail program. */
const NO_FILE = { files: 0, fields: 10, fieldSize: 256, fieldNameSize: 64, headerPairs: 10 };

/** Stands for a file that is too large. It is no base64, so it is refused wherever a file is read. */
const TOO_LARGE = '-';

/** Lets the routes of this scope take forms with a file, as `multipart/form-data`, beside those that they take already. */
export const takesFiles = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(fastifyMultipart, { limits: ONE_FILE, throwFileSizeLimit: false });
};

/** As `takesFiles`, for small forms without files: one with a file is refused with 413. */
export const takesMultipart = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(fastifyMultipart, { limits: NO_FILE });
};

const malformed = (): Error => Object.assign(new Error('the form is malformed'), { statusCode: 400 });

const hasStatus = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

const readParts = async (request: FastifyRequest): Promise<URLSearchParams> => {
  const form = new URLSearchParams();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.append(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (bytes.length > 0) form.append(part.fieldname, part.file.truncated ? TOO_LARGE : bytes.toString('base64'));
  }
  return form;
};

/**
 * Reads a posted form with a file: the fields, and the file in base64. A form without a chosen file has no such field.
 * Rejects with status 413 for too many parts, and 400 for a body that is no such form.
 */
export const readFileForm = async (request: FastifyRequest): Promise<URLSearchParams> => {
  try {
    return await readParts(request);
  } catch (error) {
    throw hasStatus(error) ? error : malformed();
  }
};
