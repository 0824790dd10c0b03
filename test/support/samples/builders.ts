import type { PendingChange, PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import type { ReturnReason, ReturnReasons } from '../../../src/domain/company/parts/returnReason.ts';
import type { Session } from '../../../src/domain/session/session.ts';

export const companyId = (text: string): CompanyId => {
  const id = parseCompanyId(text);
  if (!id) throw new Error(`no company id: ${text}`);
  return id;
};

export const aReason = (more: Partial<ReturnReason> = {}): ReturnReason => ({
  code: 'SIZE',
  description: 'Too small',
  enabled: true,
  paymentRequired: false,
  ...more,
});

export const aReturnReasons = (more: Partial<ReturnReasons> = {}): ReturnReasons => ({
  enabled: true,
  reasons: [
    aReason(),
    aReason({ code: 'DAMAGED', description: 'Arrived damaged', paymentRequirements: ['Photo'] }),
    aReason({ code: 'MIND', description: 'Changed my mind', paymentRequired: true }),
  ],
  ...more,
});

export const aCompanyConfiguration = (
  more: Partial<CompanyConfiguration> = {},
  returnReasons: ReturnReasons | undefined = aReturnReasons(),
): CompanyConfiguration => ({
  companyId: companyId('ACME'),
  name: 'Acme',
  carrier: { rootOrgId: 'OWNER', productName: 'RETURNS_PORTAL' },
  features: {},
  products: { RETURNS_PORTAL: { enabled: true, returnReasons }, OTHER_PRODUCT: { enabled: false } },
  ...more,
});

export const aChange = (key: string, value: unknown, originalValue?: unknown): PendingChange => ({
  type: 'COMPANY',
  key,
  value,
  originalValue,
});

export const changesOf = (...changes: readonly PendingChange[]): PendingChanges =>
  new Map(changes.map((change) => [change.key, change]));

export const aSession = (more: Partial<Session> = {}): Session => ({
  accessToken: 'access-1',
  tokenType: 'Bearer',
  refreshToken: 'refresh-1',
  tokenExpiryTime: 0,
  userInfo: { userId: 'user-1', roles: ['staff'], organisationId: companyId('ACME') },
  role: 'merchant',
  loggedInCompanyId: companyId('ACME'),
  ...more,
});

export const anOnboarding = (more: Partial<OnboardingPayload> = {}): OnboardingPayload => ({
  companyId: 'ACME',
  redirectUrl: 'https://returns.acme.example',
  companyName: 'Acme',
  login: 'staff@acme.example',
  contactName: 'Ada Lovelace',
  phoneNumber: '+61 2 5550 0100',
  legalEntity: 'Acme Pty Ltd',
  requestId: 'request-1',
  productSettings: {
    pricingTier: 2,
    locationId: 'AB1',
    carrierAccountId: '123456',
    isIntegratedMerchant: false,
    paperlessOptionEnabled: true,
    username: 'acme',
    returnsPortalInternational: false,
    consumerChargeAccount: 'charged-here',
    consumerChargeAccountKey: 'secret-key',
    merchantChargeAccount: 'charged-here-too',
  },
  ...more,
});
