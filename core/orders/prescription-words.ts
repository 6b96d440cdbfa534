import type { OrderPrescription } from '../prescriptions/prescription';
import { formatShortDate } from './date-words';
import type { OrderLine } from './order';

const wordsOf = ({ status, petName, clinic, decidedAt, reason }: OrderPrescription): string => {
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

type PrescribedLine = Pick<OrderLine, 'quantity' | 'cancelledQuantity' | 'prescription'>;

const isLeft = ({ quantity, cancelledQuantity }: PrescribedLine): boolean => cancelledQuantity < quantity;

/**
 * One sentence on what the vet decided about a line; undefined when it needs no prescription. A line that was cancelled
 * waits for nothing, so only a refusal is still said of it (PRO-07).
 */
export const prescriptionWords = (line: PrescribedLine): string | undefined => {
  const { prescription } = line;
  return prescription !== undefined && (isLeft(line) || prescription.status === 'declined')
    ? wordsOf(prescription)
    : undefined;
};

/** Whether a shipment waits for a vet: lines of it are left that are not approved. */
export const waitsForVet = (lines: ReadonlyArray<PrescribedLine>): boolean =>
  lines.some((line) => line.prescription?.status === 'waiting' && isLeft(line));
