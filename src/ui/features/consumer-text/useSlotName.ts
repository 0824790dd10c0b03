import { useTranslation } from 'react-i18next';
import type { TextSlot } from '../../../domain/consumer-text/textSlot.ts';

/** What a slot is called among those of all screens. */
export function useSlotName(): (slot: TextSlot) => string {
  const { t } = useTranslation();
  return ({ step, field }) => `${t(`wording.steps.${step}`)}, ${t(`changes.fields.${field as 'heading'}`)}`;
}
