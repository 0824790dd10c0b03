import type { Language } from '../languages/language.ts';
import type { ValueProblem } from '../shared/valueRule.ts';
import type { ConsumerText } from './consumerText.ts';
import { placeholderProblem } from './placeholders/knownPlaceholders.ts';
import { ownText } from './readText.ts';
import { textRuleOf } from './textRuleOf.ts';
import type { TextSlot } from './textSlot.ts';

export type TextEdit = {
  readonly language: Language;
  readonly slot: TextSlot;
  readonly before: string;
  /** The new text, normalized. Empty if the edit removes the text. */
  readonly after: string;
  readonly problem?: ValueProblem | undefined;
};

export function textEdit(texts: ConsumerText, language: Language, slot: TextSlot, text: string): TextEdit {
  const rule = textRuleOf(slot);
  const after = rule.normalize?.(text) ?? text;
  const problem = after === '' ? undefined : (rule.problem?.(after) ?? placeholderProblem(after, slot, texts));
  return { language, slot, before: ownText(texts, language, slot)?.text ?? '', after, problem };
}

export const textEditId = ({ language, slot }: Pick<TextEdit, 'language' | 'slot'>): string =>
  `${language}.${slot.step}.${slot.field}`;
