import type { TFunction } from 'i18next';
import type { TextSlot } from '../../../../domain/consumer-text/textSlot.ts';

const keys = {
  'returnDetails.heading': 'consumerPortal.headings.returnDetails',
  'returnDetails.orderId': 'consumerPortal.fields.orderId',
  'returnDetails.policyLink': 'consumerPortal.fields.policyLink',
  'returnDetails.policyCheckbox': 'consumerPortal.fields.policy',
  'returnDetails.purchaseDate': 'consumerPortal.fields.purchaseDate',
  'returnDetails.reasonForReturn': 'consumerPortal.fields.reason',
  'returnDetails.reasonComments': 'consumerPortal.fields.comments',
  'returnDetails.itemName': 'consumerPortal.fields.itemName',
  'selectReturns.heading': 'consumerPortal.headings.selectReturns',
  'selectReturnMethod.heading': 'consumerPortal.headings.selectReturnMethod',
  'selectReturnMethod.printOption': 'consumerPortal.methods.label',
  'selectReturnMethod.inStoreReturnsForm': 'consumerPortal.methods.shopForm',
  'bookingConfirmation.heading': 'consumerPortal.headings.bookingConfirmation',
  'returnSubmitted.requestHeading': 'consumerPortal.headings.returnSubmitted',
} as const;

const hasDefaultText = (slotName: string): slotName is keyof typeof keys => Object.hasOwn(keys, slotName);

/** Returns the text key of a slot's default text. Undefined if the slot is empty by default. */
export function usualKey({
  step,
  field,
}: Pick<TextSlot, 'step' | 'field'>): (typeof keys)[keyof typeof keys] | undefined {
  const slotName = `${step}.${field}`;
  return hasDefaultText(slotName) ? keys[slotName] : undefined;
}

/** Returns the default text of a slot, by the product or the owner. Undefined if the slot is empty by default. */
export function usualWords(slot: Pick<TextSlot, 'step' | 'field'>, t: TFunction): string | undefined {
  const key = usualKey(slot);
  return key && t(key);
}
