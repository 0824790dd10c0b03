import { fieldKey, type FieldName, type ValuesOf } from '../../../domain/changes/fields/fieldSet.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { textSlotOf } from '../../../domain/consumer-text/textSlot.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { returnFormFieldSet } from '../../../domain/return-form/returnFormFieldSet.ts';
import type { Language } from '../../../domain/languages/language.ts';

/** Feature page, and the setting on that page, where a part of the screens is edited. */
export type PlaceOfPart = { readonly feature: FeatureName; readonly changeKey?: string | undefined };

const fields: Readonly<Record<string, FieldName<ValuesOf<typeof returnFormFieldSet>>>> = {
  orderId: 'orderId',
  policy: 'termsAndConditionsUrl',
  purchaseDate: 'purchaseDate',
  reasonComments: 'reasonComments',
};

/** Feature that edits a part of the screens, by the first segment of the part's name. */
const pages: Readonly<Record<string, FeatureName>> = {
  logo: 'branding',
  theme: 'branding',
  languages: 'languages',
  footer: 'footer-links',
  reason: 'return-reasons',
  item: 'rules',
  destination: 'warehouses',
  refund: 'refunds',
  instructions: 'settings',
  inStoreForm: 'return-form',
};

const methods: Readonly<Record<string, FeatureName>> = {
  label: 'carriers',
  shop: 'store-networks',
  collected: 'settings',
};

export function placeOfPart(part: string, language: Language): PlaceOfPart | undefined {
  const [kind = '', first = '', second = ''] = part.split('.', 3);
  if (kind === 'text') {
    const slot = textSlotOf(first, second);
    return slot && { feature: 'consumer-text', changeKey: configKey({ kind: 'text', language, slot }) };
  }
  if (kind === 'field') {
    const name = fields[first];
    return { feature: 'return-form', changeKey: name && fieldKey(returnFormFieldSet, name) };
  }
  const feature = kind === 'method' ? methods[first] : pages[kind];
  return feature && { feature };
}
