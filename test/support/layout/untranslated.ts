import { languages, ownNameOf } from '../../../src/domain/languages/language.ts';

/** Colours and placeholders, which are the same in every language. */
const CODES = /#[\da-f]{6}\b|\{\{\w+\}\}/gi;
const LANGUAGE_NAMES = languages.map(ownNameOf);
/** Splits a text into its runs of plain letters: a pseudo-language has none. */
const PLAIN_RUNS = /[^\p{ASCII}–—’‘“”…·×]+|[[\]]/u;
const WORD = /[A-Za-z]{2}/;
/** A code of a country or language, or initials. */
const TWO_CAPITALS = /^\s*[A-Z]{2}\s*$/;
/** Separates the values of a line such as an address. */
const BETWEEN = /[,;·()\n:/-]+/;

/** A part with a number, such as `Sydney NSW 2000`, may combine several values, so each word is a part. */
const partsOf = (run: string): readonly string[] =>
  run.split(BETWEEN).flatMap((part) => (/\d/.test(part) ? part.split(' ') : [part]));

/**
 * Texts of a page that contain untranslated words: words in plain letters that are in none of the texts that need no
 * translation.
 * @param known texts that need no translation, such as names
 */
export function untranslated(shown: readonly string[], known: readonly string[]): readonly string[] {
  const all = known.join('\n');
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[A-Za-z]/.test(letter);
  const isKnown = (run: string): boolean => {
    const words = run.trim();
    for (let at = all.indexOf(words); at !== -1; at = all.indexOf(words, at + 1))
      if (!isLetter(all[at - 1]) && !isLetter(all[at + words.length])) return true;
    return false;
  };
  return shown.flatMap((text) =>
    LANGUAGE_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
      .replaceAll(CODES, '')
      .split(PLAIN_RUNS)
      .filter((run) => WORD.test(run) && !TWO_CAPITALS.test(run) && !isKnown(run))
      .filter((run) => partsOf(run).some((part) => WORD.test(part) && !isKnown(part)))
      .map((run) => `${run.trim()} (in: ${text.trim().slice(0, 80)})`),
  );
}
