import type { Language } from '../languages/language.ts';
import type { ConsumerText } from './consumerText.ts';
import { ownText } from './readText.ts';
import { textEdit, type TextEdit } from './textEdit.ts';
import { textSlots } from './textSlot.ts';

/** Search and replacement in texts. Both are literal: no character is special. */
export type Replacement = {
  readonly find: string;
  readonly replacement: string;
  readonly matchesCase: boolean;
  readonly wholeWords: boolean;
};

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

function patternOf({ find, matchesCase }: Replacement): RegExp {
  // Do not match a letter before a combining mark, because the mark makes it another letter.
  return new RegExp(`${find.replace(SYNTAX, String.raw`\$&`)}(?!\\p{M})`, matchesCase ? 'gu' : 'giu');
}

/** Positions of word boundaries, also in scripts without spaces. */
const wordEdges = (text: string, wordSegmenter: Intl.Segmenter): ReadonlySet<number> =>
  new Set([...Array.from(wordSegmenter.segment(text), ({ index }) => index), text.length]);

function replaced(text: string, options: Replacement, pattern: RegExp, wordSegmenter: Intl.Segmenter): string {
  const edges = options.wholeWords ? wordEdges(text, wordSegmenter) : undefined;
  const isAtWordEdges = (start: number, end: number): boolean => !edges || (edges.has(start) && edges.has(end));
  return text.replace(pattern, (match, at: number) =>
    isAtWordEdges(at, at + match.length) ? options.replacement : match,
  );
}

export function replaceTexts(
  texts: ConsumerText,
  languages: readonly Language[],
  options: Replacement,
): readonly TextEdit[] {
  if (options.find === '') return [];
  const pattern = patternOf(options);
  return languages.flatMap((language) => {
    const wordSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
    return textSlots.flatMap((slot) => {
      const before = ownText(texts, language, slot)?.text;
      if (before === undefined) return [];
      const newText = replaced(before, options, pattern, wordSegmenter);
      return newText === before ? [] : [textEdit(texts, language, slot, newText)];
    });
  });
}
