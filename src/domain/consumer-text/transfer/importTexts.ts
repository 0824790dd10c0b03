import { languages, preferredLanguage, bundleLocaleOf, type Language } from '../../languages/language.ts';
import { foldForSearch } from '../../shared/foldForSearch.ts';
import type { ValueProblem } from '../../shared/valueRule.ts';
import { isCellProblem, type CellProblem } from '../../tables/cell.ts';
import type { ConsumerText } from '../consumerText.ts';
import { textEdit, textEditId, type TextEdit } from '../textEdit.ts';
import { textSlots, type TextSlot } from '../textSlot.ts';
import type { FileText, FileTextProblem, UntranslatedState } from './fileText.ts';

export type ImportError =
  | { readonly kind: Exclude<FileTextProblem, CellProblem> | 'unknown-key' | 'unknown-language' | 'not-offered' }
  | { readonly kind: CellProblem; readonly value: string }
  /** The file contains two texts for this key and language. Only the first text is imported. */
  | { readonly kind: 'twice'; readonly place: number }
  | { readonly kind: 'value'; readonly problem: ValueProblem };

export type ImportedText = { readonly place: number; readonly key: string; readonly language: string } & (
  | { readonly outcome: 'new' | 'changed' | 'unchanged'; readonly edit: TextEdit }
  /** The text is skipped, because the file marks it as not translated. */
  | { readonly outcome: 'untranslated'; readonly state: UntranslatedState }
  | { readonly outcome: 'refused'; readonly error: ImportError }
);

const slotByKey: ReadonlyMap<string, TextSlot> = new Map(textSlots.map((slot) => [`${slot.step}.${slot.field}`, slot]));

export const isTextKey = (key: string): boolean => slotByKey.has(key.trim());

const languageByName: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((reader) => {
    const names = new Intl.DisplayNames(reader, { type: 'language' });
    return languages.map((language) => [foldForSearch(names.of(language) ?? language), language] as const);
  }),
);

/** Finds a language by its BCP 47 code, text folder, or name in any product language. */
export function languageNamed(name: string): Language | undefined {
  const tag = name.trim().replaceAll('_', '-');
  // Ignore a region behind the name, e.g. `French (Canada)`.
  const [word = ''] = foldForSearch(name).split('(');
  return (
    languageByName.get(word.trim()) ??
    (/^[a-z]{2}(?:-|$)/i.test(tag) ? preferredLanguage([tag]) : undefined) ??
    languages.find((language) => bundleLocaleOf(language) === tag.toLowerCase())
  );
}

/** Validates each text separately, so that invalid texts do not block other texts. Empty texts are ignored. */
export function importTexts(
  texts: ConsumerText,
  offered: readonly Language[],
  found: readonly FileText[],
): readonly ImportedText[] {
  const rowNumberById = new Map<string, number>();

  function importText({ place, key, language: name, text, state, problem }: FileText): ImportedText {
    const origin = { place, key, language: name };
    const refused = (error: ImportError): ImportedText => ({ ...origin, outcome: 'refused', error });
    if (problem === 'row') return refused({ kind: problem });
    if (state) return { ...origin, outcome: 'untranslated', state };
    const slot = slotByKey.get(key.trim());
    if (!slot) return refused({ kind: 'unknown-key' });
    const language = languageNamed(name);
    if (!language) return refused({ kind: 'unknown-language' });
    const id = textEditId({ language, slot });
    const firstRow = rowNumberById.get(id);
    if (firstRow !== undefined) return refused({ kind: 'twice', place: firstRow });
    rowNumberById.set(id, place);
    const edit = textEdit(texts, language, slot, text);
    // Do not validate an unchanged text, because it may be older than the limit that it exceeds.
    if (text === edit.before || edit.after === edit.before) return { ...origin, outcome: 'unchanged', edit };
    if (!offered.includes(language)) return refused({ kind: 'not-offered' });
    if (problem) return refused(isCellProblem(problem) ? { kind: problem, value: text } : { kind: problem });
    if (edit.problem) return refused({ kind: 'value', problem: edit.problem });
    return { ...origin, outcome: edit.before === '' ? 'new' : 'changed', edit };
  }

  return found.filter(({ text, problem }) => problem !== undefined || text.trim() !== '').map(importText);
}
