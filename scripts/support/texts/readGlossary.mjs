import { existsSync, readFileSync } from 'node:fs';

const WORDS = /,\s*/;
/** Optional Arabic vowel marks. */
const VOWELS = /[\u064b-\u0652]/g;
/** Scripts without spaces between words. Their words are searched in the whole text, not only at word boundaries. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Arabic prefixes that are joined to the next word: and, so, by, as, for, the. */
const ARABIC_PREFIX = String.raw`[وفبكل]?(?:ال|لل)?`;

/** Forbidden word, and the pattern that finds it. @typedef {{ said: string, found: RegExp }} Forbidden */
/** Row of a glossary. @typedef {Names & { never: Forbidden[], holdsFor: KeyFilter }} Term */
/** Filter of text keys. @typedef {(key: string) => boolean} KeyFilter */
/** Concept, and the word for it. @typedef {{ concept: string, word: string }} Names */

/**
 * Reads the glossary of a language: a table with concept, word, forbidden words and text keys. Without keys, a row
 * applies to all texts. `!` excludes a key. A final `*` matches any ending, and `…` matches up to four words.
 * @returns {Term[] | undefined}
 */
export function readGlossary(file) {
  if (!existsSync(file)) return undefined;
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.slice(2).map(([concept = '', word = '', never = '', keys = '']) => ({
    concept,
    word,
    never: never === '–' ? [] : never.split(WORDS).map((said) => ({ said, found: patternOf(wordsIn(said)) })),
    holdsFor: keysOf(keys),
  }));
}

/** Text to search for words: without vowel marks and without the names of placeholders. */
export const wordsIn = (text) => text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}').replaceAll(VOWELS, '');

const escaped = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(said) {
  const body = escaped(said)
    .replaceAll(' … ', String.raw`\s+(?:\S+\s+){0,4}`)
    .replace(/\*$/, String.raw`\p{L}*`);
  if (UNSPACED.test(said)) return new RegExp(body, 'u');
  const prefix = /\p{Script=Arabic}/u.test(said) ? ARABIC_PREFIX : '';
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${prefix}${body}(?![\p{L}\p{N}])`, 'iu');
}

function keysOf(cell) {
  const entries = cell === '' ? [] : cell.replaceAll('`', '').split(WORDS);
  const isNamed = (key) => (each) => (each.endsWith('*') ? key.startsWith(each.slice(0, -1)) : key === each);
  const excluded = entries.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
  const included = entries.filter((each) => !each.startsWith('!'));
  return (key) => (included.length === 0 || included.some(isNamed(key))) && !excluded.some(isNamed(key));
}
