import { databaseFault } from '../../database/database-fault.ts';

/** The database failed in the middle of an import. Rows that were stored before are in the shop, each of them whole. */
export class ImportEnded extends Error {
  override readonly name = 'ImportEnded';
}

/**
 * Does the work of an import; a failure of the database becomes an ImportEnded that says what has happened, how many
 * rows were `imported` until then and what to do. Other errors stay what they are.
 */
export const endingClearly = async <T>(work: () => Promise<T>, imported: () => number): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const fault = databaseFault(error);
    if (fault === undefined) throw error;
    throw new ImportEnded(
      `The import was ended: ${fault}. ${imported()} rows are in the shop, each of them whole; nothing was written of ` +
        'the others. Run the same import again once that is mended.',
      { cause: error },
    );
  }
};
