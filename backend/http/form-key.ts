/** JSON schema of a key that a form carries, so that what it asks for is done once, however often it is posted. */
export const formKeySchema = { type: 'string', pattern: '^[\\w-]{16,64}$' };
