import type { ConsumerTextEditor } from '../../../application/consumer-text/ConsumerTextEditor.ts';
import type { TextSlot } from '../../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../../domain/languages/language.ts';

/** Source of the text that customers see: merchant, another language, or default. `none`: an empty optional slot. */
const slotStates = ['own', 'borrowed', 'usual', 'none'] as const;
type SlotState = (typeof slotStates)[number];

/** Filters of the list of texts: by source, or unpublished texts (`pending`). */
export const slotFilters = [...slotStates, 'pending'] as const;
export type SlotFilter = (typeof slotFilters)[number];

export function slotStateOf(editor: ConsumerTextEditor, language: Language, slot: TextSlot): SlotState {
  const { kind } = editor.origin(language, slot);
  return kind === 'usual' && slot.isOptional ? 'none' : kind;
}

export const isSlotPending = (editor: ConsumerTextEditor, language: Language, slot: TextSlot): boolean =>
  editor.pending(language, slot) !== editor.published(language, slot);

export const isSlotIn = (filter: SlotFilter, editor: ConsumerTextEditor, language: Language, slot: TextSlot): boolean =>
  filter === 'pending' ? isSlotPending(editor, language, slot) : slotStateOf(editor, language, slot) === filter;
