import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';

/** An account number that is valid in its form, and that no user may read again. */
export const SECRET = '0123456789abcdef0123456789abcdef';

/** The carrier whose account number is secret. */
export const usps = (accountNumber: string): Carrier => ({
  carrierCompanyId: 'USPS',
  enabled: true,
  default: true,
  account: { accountNumber },
});
