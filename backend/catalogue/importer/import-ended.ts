import { databaseFault } from '../../database/database-fault.ts';

/** The database failed during an import. Rows stored before are complete. */
export class ImportEnded extends Error {
  override readonly name = 'ImportEnded';
}

/**
 * Runs an import. Converts a failure of the database to an ImportEnded with the cause, the number of `imported` rows
 * and a remedy. Other errors pass unchanged.
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
