import type { MerchantConfigDocument } from '../../contract/company/merchantConfig.ts';
import type { SampleData } from '../../sample/SampleData.ts';

const CODES = Array.from({ length: 200 }, (_, nth) => nth);

const reasonAt = (nth: number) => ({
  code: `CODE_${nth}`,
  description: `Reason ${nth}: the item is not what was expected`,
  enabled: nth % 3 > 0,
  paymentRequired: nth % 2 === 0,
});

const ruleAt = (nth: number) => ({
  ruleId: `rule-${nth}`,
  ruleType: 'NON_RETURNABLE_ITEM' as const,
  ruleDescription: `Rule ${nth} about ${['shoes', 'hats', 'coats', 'bags'][nth % 4]} of the year ${nth % 30}`,
  enabled: nth % 5 > 0,
  rule: {
    priority: nth % 7,
    conditions: {
      all: [
        { fact: 'tags', operator: 'fullMatch', value: [`sale ${nth}`, `summer ${(nth * 7) % 100}`, 'final', 'worn'] },
        { fact: 'productCategories', operator: 'fullMatch', value: [`category ${nth % 90}`, `category ${nth % 41}`] },
      ],
    },
    event: {
      type: 'nonReturnableItem',
      params: { actionId: 'not_returnable', actionValue: { isNotReturnable: true, since: nth } },
    },
  },
});

/** Enlarges a configuration to 200 KB: the maximum number of reasons, and hundreds of rules. */
export const large = (document: MerchantConfigDocument): MerchantConfigDocument => ({
  ...document,
  rulesConfig: Array.from({ length: 400 }, (_, nth) => ruleAt(nth)),
  products: {
    RETURNS_PORTAL: { enabled: true, returnReasons: { enabled: true, reasons: CODES.map(reasonAt) } },
  },
});

/** Creates a sample with one owner and one merchant. */
export const aSampleOf = (configuration: MerchantConfigDocument): SampleData =>
  ({
    owners: [
      {
        carrier: 'TEST_POST',
        rootOrgId: 'OWNER',
        adminConfig: {
          productName: 'Test Returns',
          carrierName: 'Test Post',
          rootOrgId: 'OWNER',
          theme: { primaryColor: '#4a90e2' },
          features: {},
        },
        staff: [],
        merchants: [
          {
            companyId: configuration.companyId,
            companyEnabled: true,
            onboarded: true,
            staff: [],
            purpose: '',
            configuration,
          },
        ],
      },
    ],
    assets: [],
  }) as unknown as SampleData;
