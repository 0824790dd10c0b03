import { knownCarriers, knownStoreNetworks } from '../../../src/domain/carriers/knownCarriers.ts';
import fc from 'fast-check';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { textSlots } from '../../../src/domain/consumer-text/textSlot.ts';
import { writePart } from '../../../src/domain/application-config/configValue.ts';
import { configParts, type ConfigPart } from '../../../src/domain/application-config/configPart.ts';
import { PRICING_TIER_RANGE } from '../../../src/domain/application-config/portalSetting.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const words = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');

const named = ['Stock', 'Repair', 'Quarantine'].map((name) => ({ id: name.toLowerCase(), name }));
/** Entries of each list. A generated list may lack entries, so rules may refer to missing entries. */
const DISPOSITIONS = {
  actions: named,
  groups: named.map((entry) => ({ ...entry, conditions: [] })),
  attributes: named.map((entry) => ({ ...entry, prompt: `${entry.name}?` })),
  rules: named.map(({ id }) => ({
    id: `rule-${id}`,
    groupId: id,
    conditions: [],
    thenActionId: id,
    elseActionId: id,
    isWarehouse: true,
    isStores: false,
    active: true,
  })),
} as const;

export function valueFor(part: ConfigPart): fc.Arbitrary<unknown> {
  switch (part.kind) {
    case 'colour':
      return fc.constantFrom('#123456', '#abcdef', '#000');
    case 'logoSize':
      return fc.constantFrom('small', 'medium');
    case 'logo':
      return fc.constantFrom('/assets/one.png', '/assets/two.svg', 'data:image/png;base64,AAAA');
    case 'logoText':
      return words;
    case 'text':
      return part.slot.kind === 'link'
        ? fc.constantFrom({ v1: 'https://shop.example' }, { v1: 'mailto:help@shop.example' })
        : fc.record({ v1: fc.option(words) });
    case 'languages':
      return fc.constantFrom(['en'], ['nl', 'fr'], ['ar', 'ja', 'es']);
    case 'defaultLanguage':
      return fc.constantFrom('en', 'ar');
    case 'navigation':
      return fc.constantFrom(
        { version: '1', pages: [{ title: 'Home', url: '/overview' }] },
        { sections: [{ pages: [{ title: 'Docs', url: 'https://docs.example', subItems: [] }] }] },
      );
    case 'footerLink':
      return fc.constantFrom('https://shop.example/privacy', 'http://shop.example/terms');
    case 'setting':
      if (part.name.endsWith('REGEX')) return fc.constantFrom('^[A-Z]+$', 'removed');
      return part.name.endsWith('TIERS') ? fc.integer(PRICING_TIER_RANGE) : fc.nat(1000);
    case 'offer':
      return part.name === 'offeredCarriers'
        ? fc.subarray([...knownCarriers]).map((carriers) => ({ carriers }))
        : fc.subarray([...knownStoreNetworks]).map((storeNetworks) => ({ storeNetworks }));
    case 'hiddenPages':
      return fc.subarray(['/wording', '/carriers']);
    case 'secondFactor':
      return part.name === 'roles' ? fc.constant(['staff']) : fc.constantFrom(['ACME'], ['ACME', 'KOYO']);
    case 'flag':
      return fc.boolean();
    case 'limit':
      return fc.integer({ min: 1, max: 365 });
    case 'dispositions':
      return fc.shuffledSubarray([...DISPOSITIONS[part.name]], { minLength: 1 });
  }
}

const chosen: readonly ConfigPart[] = [
  ...configParts.filter((part) => part.kind !== 'text'),
  ...textSlots.slice(0, 3).map((slot): ConfigPart => ({ kind: 'text', language: 'ja', slot })),
  ...textSlots.slice(-1).map((slot): ConfigPart => ({ kind: 'text', language: 'en', slot })),
];

/** A configuration with some parts set and some unknown fields. */
export const anyConfiguration: fc.Arbitrary<CompanyConfiguration> = fc
  .tuple(...chosen.map((part) => fc.option(valueFor(part), { nil: undefined })))
  .map((values) =>
    chosen.reduce(
      (made, part, nth) => (values[nth] === undefined ? made : writePart(made, part, values[nth])),
      aCompanyConfiguration({ applicationConfig: { version: '1.0', config: { ownField: { kept: [1, null] } } } }),
    ),
  );
