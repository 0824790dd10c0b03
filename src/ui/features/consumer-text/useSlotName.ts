import { useTranslation } from 'react-i18next';
import type { TextSlot } from '../../../domain/consumer-text/textSlot.ts';

/** Returns the name of a text slot, which is unique across all screens. */
export function useSlotName(): (slot: TextSlot) => string {
  const { t } = useTranslation();
  return ({ step, field }) => `${t(`consumerText.steps.${step}`)}, ${t(`changes.fields.${field as 'heading'}`)}`;
}
