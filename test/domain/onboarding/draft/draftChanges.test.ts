import { describe, expect, it } from 'vitest';
import { changesOfDraft, draftOf, tidyDraft } from '../../../../src/domain/onboarding/draft/draftChanges.ts';
import type { MerchantDraft } from '../../../../src/domain/onboarding/draft/merchantDraft.ts';
import {
  accountsOfTier,
  likeMerchant,
  withTemplate,
} from '../../../../src/domain/onboarding/draft/merchantTemplates.ts';
import { draftFields } from '../../../../src/domain/onboarding/draft/draftFields.ts';
import { pendingMerchants, namesUsedBy } from '../../../../src/domain/onboarding/draft/pendingMerchants.ts';
import { onboardingCommand, parseNewMerchant } from '../../../../src/domain/onboarding/onboardingCommand.ts';
import { validateOnboarding } from '../../../../src/domain/onboarding/writes/validateNewMerchant.ts';
import { aMerchantDraft } from '../../../support/samples/aMerchantDraft.ts';

const by = { requestId: 'request-1', product: 'RETURNS_PORTAL' };

function pendingOf(draft: MerchantDraft, drafted: Parameters<typeof changesOfDraft>[1] = by) {
  const changes = changesOfDraft(draft, drafted);
  if (!changes.ok) throw new Error(changes.error.kind);
  const [merchant] = pendingMerchants(changes.value);
  if (!merchant) throw new Error('no merchant');
  return { merchant, changes: changes.value };
}

describe('the pending changes created from a merchant draft', () => {
  it('consist of an onboarding and of a signup that contains only some fields of the applicant [OB-1] [SG-1]', () => {
    const { merchant } = pendingOf(aMerchantDraft({ bcc: ['a@b.example'], returnsSpeedType: 'Express' }));
    expect(merchant.onboarding).toEqual({
      companyId: 'NEWCO',
      companyName: 'New Company',
      legalEntity: 'New Company Pty Ltd',
      redirectUrl: 'https://newco.example/returns',
      login: 'staff@newco.example',
      contactName: 'Grace Lim',
      phoneNumber: '+61 8 7000 1200',
      requestId: 'request-1',
      returns: { returnsSpeedType: 'Express' },
      bcc: ['a@b.example'],
      productSettings: {
        pricingTier: 2,
        consumerChargeAccount: '2000102',
        consumerChargeAccountKey: 'hush',
        merchantChargeAccount: '2000902',
        locationId: 'AB1',
        carrierAccountId: '1204417',
        isIntegratedMerchant: false,
        paperlessOptionEnabled: false,
        username: 'newco',
        returnsPortalInternational: false,
      },
    });
    expect(merchant.signup).toEqual({
      organisationId: 'NEWCO',
      product: 'RETURNS_PORTAL',
      applicant: {
        contactName: 'Grace Lim',
        companyName: 'New Company',
        tradingName: 'Newco',
        login: 'staff@newco.example',
        phoneNumber: '+61 8 7000 1200',
      },
    });
    expect(validateOnboarding(merchant.onboarding, 'AUSTRALIA_POST')).toBeUndefined();
  });

  it('are not created if the draft has no valid pricing tier [OB-2]', () => {
    expect(changesOfDraft(aMerchantDraft({ pricingTier: '0' }), by).ok).toBe(false);
  });

  it('can be converted back to the same merchant draft', () => {
    const draft = aMerchantDraft({
      firstName: 'Mary',
      lastName: 'Ann van Dyk',
      firstNameKana: 'メアリ',
      latinName: 'Newco',
    });
    expect(draftOf(pendingOf(draft).merchant)).toEqual(draft);
  });

  it('contain full-width characters of the draft in their ASCII form [VL-classes]', () => {
    const typed = aMerchantDraft({ companyId: 'ｎｅｗｃｏ', phoneNumber: '０３－１２３４', lastNameKana: 'ﾔﾏﾀﾞ' });
    expect(tidyDraft(typed)).toMatchObject({ companyId: 'NEWCO', phoneNumber: '03-1234', lastNameKana: 'ヤマダ' });
  });

  it.each([
    '03\u20131234\u20135678',
    '03\u20111234\u20115678',
    '03ー1234ー5678',
    '０３−１２３４−５６７８',
    '03ｰ1234ｰ5678',
  ])('contain the phone number %j with ASCII digits and hyphens [VL-mobileNumber]', (phoneNumber) => {
    expect(tidyDraft(aMerchantDraft({ phoneNumber })).phoneNumber).toBe('03-1234-5678');
    const field = draftFields({ carrier: 'YAMATO', isSignupSkipped: true }).find(({ name }) => name === 'phoneNumber');
    expect(field?.check(phoneNumber)).toBeUndefined();
  });

  it('keep the request id of the onboarding if only the signup changes, so that the service runs the onboarding once [PB-11]', () => {
    const { merchant: before } = pendingOf(aMerchantDraft());
    const renamed = pendingOf(aMerchantDraft({ tradingName: 'Other' }), { ...by, requestId: 'request-2', before });
    const moved = pendingOf(aMerchantDraft({ locationId: 'CD2' }), { ...by, requestId: 'request-2', before });
    expect(renamed.merchant.onboarding.requestId).toBe('request-1');
    expect(moved.merchant.onboarding.requestId).toBe('request-2');
  });

  it('are stored in the browser without the secret key of the charge account [PC-9]', () => {
    const [onboarding] = pendingOf(aMerchantDraft()).changes;
    const parsed = parseNewMerchant(onboarding);
    if (!parsed) throw new Error('not read');
    expect(JSON.stringify(onboardingCommand.storable?.(parsed))).not.toContain('hush');
  });
});

describe('the draft of a new merchant', () => {
  const { merchant } = pendingOf(aMerchantDraft({ isIntegratedMerchant: true, bcc: ['a@b.example'] }));

  it('gets the settings of a template without losing typed values', () => {
    const draft = withTemplate(aMerchantDraft({ isIntegratedMerchant: true }), 'international');
    expect(draft).toEqual(aMerchantDraft({ paperlessOptionEnabled: true, returnsPortalInternational: true }));
  });

  it('gets the settings of another merchant, except its id and names', () => {
    const draft = likeMerchant(aMerchantDraft({ companyId: 'OTHER', pricingTier: '' }), merchant);
    expect(draft).toEqual(aMerchantDraft({ companyId: 'OTHER', isIntegratedMerchant: true, bcc: ['a@b.example'] }));
  });

  it('gets the accounts of a pending merchant that has the same pricing tier [OB-2]', () => {
    expect(accountsOfTier([merchant], '2')?.consumerChargeAccount).toBe('2000102');
    expect(accountsOfTier([merchant], '3')).toBeUndefined();
  });

  it('cannot have the id or the trading name of another pending merchant [SG-2]', () => {
    expect(namesUsedBy([merchant]).companyIds).toEqual(new Set(['NEWCO']));
    expect(namesUsedBy([merchant]).tradingNames).toEqual(new Set(['newco']));
    expect(namesUsedBy([merchant], 'NEWCO').companyIds.size).toBe(0);
  });
});
