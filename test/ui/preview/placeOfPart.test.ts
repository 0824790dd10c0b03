import { expect, it } from 'vitest';
import { placeOfPart } from '../../../src/ui/shared/preview/placeOfPart.ts';

it.each([
  [
    'text.returnDetails.heading',
    { feature: 'consumer-text', changeKey: 'applicationConfig.text.nl.returnDetails.heading' },
  ],
  ['text.returnDetails.constructor', undefined],
  ['field.policy', { feature: 'return-form', changeKey: 'returnForm.termsAndConditionsUrl' }],
  ['reason', { feature: 'return-reasons' }],
  ['item.S-100001', { feature: 'rules' }],
  ['method.shop', { feature: 'store-networks' }],
  ['logo', { feature: 'branding' }],
  ['nonsense', undefined],
] as const)('placeOfPart maps the preview part %s to the setting that edits it', (part, place) => {
  expect(placeOfPart(part, 'nl')).toEqual(place);
});
