import type { ApplicationResult } from '../../core/petco-pay/card-application-provider';

export const aResult = (facts: Partial<ApplicationResult> = {}): ApplicationResult => ({
  callId: 'call-1',
  message: 'Congratulations!',
  result: 'APPROVED',
  status: 'COMPLETE',
  ...facts,
});
