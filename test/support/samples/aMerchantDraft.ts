import { EMPTY_DRAFT, type MerchantDraft } from '../../../src/domain/onboarding/draft/merchantDraft.ts';

export const aMerchantDraft = (more: Partial<MerchantDraft> = {}): MerchantDraft => ({
  ...EMPTY_DRAFT,
  companyId: 'NEWCO',
  companyName: 'New Company',
  legalEntity: 'New Company Pty Ltd',
  redirectUrl: 'https://newco.example/returns',
  firstName: 'Grace',
  lastName: 'Lim',
  login: 'staff@newco.example',
  phoneNumber: '+61 8 7000 1200',
  pricingTier: '2',
  consumerChargeAccount: '2000102',
  consumerChargeAccountKey: 'hush',
  merchantChargeAccount: '2000902',
  locationId: 'AB1',
  carrierAccountId: '1204417',
  username: 'newco',
  tradingName: 'Newco',
  ...more,
});
