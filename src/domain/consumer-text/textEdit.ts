import type { Language } from '../languages/language.ts';
import type { ValueProblem } from '../shared/valueRule.ts';
import type { ConsumerText } from './consumerText.ts';
import { placeholderProblem } from './placeholders/knownPlaceholders.ts';
import { ownText } from './readText.ts';
import { textRuleOf } from './textRuleOf.ts';
import type { TextSlot } from './textSlot.ts';

/** What would become of one text. */
export type TextEdit = {
  readonly language: Language;
  readonly slot: TextSlot;
  /** The merchant's words as pending; empty where there are none. */
  readonly before: string;
  /** In the form in which it is kept; empty where the words are taken away. */
  readonly after: string;
  /** Why it cannot be taken, as its field would say. */
  readonly problem?: ValueProblem | undefined;
};

/** Judged as the field of the page judges. */
export function textEdit(texts: ConsumerText, language: Language, slot: TextSlot, text: string): TextEdit {
  const rule = textRuleOf(slot);
  const after = rule.normalize?.(text) ?? text;
  const problem = after === '' ? undefined : (rule.problem?.(after) ?? placeholderProblem(after, slot, texts));
  return { language, slot, before: ownText(texts, language, slot)?.text ?? '', after, problem };
}

/** Names the text that is edited, among others. */
export const textEditId = ({ language, slot }: Pick<TextEdit, 'language' | 'slot'>): string =>
  `${language}.${slot.step}.${slot.field}`;
