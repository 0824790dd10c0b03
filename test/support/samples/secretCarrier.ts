import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';

/** Account number that is valid and secret, so users can never read it again. */
export const SECRET = '0123456789abcdef0123456789abcdef';

/** A carrier with a secret account number. */
export const usps = (accountNumber: string): Carrier => ({
  carrierCompanyId: 'USPS',
  enabled: true,
  default: true,
  account: { accountNumber },
});
