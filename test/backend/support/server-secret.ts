/** The secret of the backend under test. */
export const SERVER_SECRET = 'a secret of the tests, long enough to be one';
