import type { FieldDiff, DisplayValue } from '../changes/changeDescription.ts';
import type { DescribeChange } from '../changes/describeChange.ts';
import type { NewMerchantChange } from './onboardingCommand.ts';

const newValue = (field: FieldDiff['field'], after: DisplayValue): FieldDiff => ({
  field,
  before: { kind: 'nothing' },
  after,
});
const textDisplay = (value: unknown): DisplayValue => ({ kind: 'text', text: typeof value === 'string' ? value : '' });

export const describeOnboardingChange: DescribeChange<NewMerchantChange> = (change) => {
  if (change.part === 'onboarding') {
    const { companyId, companyName, contactName, productSettings, copyFrom } = change.value;
    const fields = [
      newValue('changes.fields.companyName', textDisplay(companyName)),
      newValue('changes.fields.contactName', textDisplay(contactName)),
      newValue('changes.fields.pricingTier', {
        kind: 'phrase',
        phrase: { key: 'onboarding.tier', values: { tier: String(productSettings.pricingTier) } },
      }),
      ...(copyFrom === undefined ? [] : [newValue('onboarding.fields.copyFrom', textDisplay(copyFrom))]),
    ];
    return { title: 'changes.titles.onboarding', code: companyId, label: companyId, act: 'added', fields, moves: [] };
  }
  const { organisationId, applicant } = change.value;
  const fields = [
    ...('tradingName' in applicant
      ? [newValue('onboarding.fields.tradingName', textDisplay(applicant['tradingName']))]
      : []),
    newValue('changes.fields.contactName', textDisplay(applicant.contactName)),
  ];
  return {
    title: 'changes.titles.signup',
    code: organisationId,
    label: organisationId,
    act: 'added',
    fields,
    moves: [],
  };
};
