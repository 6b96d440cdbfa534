import type { OrderPrescription } from '../prescriptions/prescription';
import { formatShortDate } from './date-words';

/** One sentence on what the vet decided about a line (PRO-07). */
export const prescriptionWords = ({ status, petName, clinic, decidedAt, reason }: OrderPrescription): string => {
  const pet = petName === undefined ? '' : ` for ${petName}`;
  const day = formatShortDate(decidedAt);
  switch (status) {
    case 'waiting':
      return `Waiting for your vet’s approval${pet}${clinic === undefined ? '' : ` (${clinic})`}`;
    case 'approved':
      return `Approved by your vet${pet}${day === undefined ? '' : ` on ${day}`}`;
    case 'declined':
      return `Not approved by your vet${pet}${reason === undefined ? '' : `: ${reason}`}`;
  }
};

/** Whether a shipment waits for a vet: lines of it are left that are not approved. */
export const waitsForVet = (
  lines: ReadonlyArray<{
    readonly quantity: number;
    readonly cancelledQuantity: number;
    readonly prescription?: OrderPrescription;
  }>,
): boolean =>
  lines.some(
    ({ quantity, cancelledQuantity, prescription }) =>
      prescription?.status === 'waiting' && cancelledQuantity < quantity,
  );
