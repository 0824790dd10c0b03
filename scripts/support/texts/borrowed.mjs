/** Words of a text without placeholders and markup. */
const wordsOf = (text) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
/** Abbreviations such as `ID` are equal in every language. */
const ABBREVIATION = /^[A-Z]{2,4}$/;
/** An equal text with more words than this is probably not translated. */
const ALIKE_BY_CHANCE = 2;
const lettersOf = { Jpan: String.raw`[\p{Script=Hira}\p{Script=Kana}\p{Script=Hani}]` };

/**
 * Finds texts that are probably still English. In a language with its own script, these are texts without a letter of
 * that script. In other languages, these are texts of at least three words that equal the English texts.
 * @param {string} code BCP 47 code of the language
 * @param {Map<string, string>} texts
 * @param {Map<string, string>} english
 * @returns {{ texts: [string, string][], share: number }} keys and texts. `share` is the share of texts that equal the
 * English ones
 */
export function borrowedTexts(code, texts, english) {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  const entries = [...texts];
  const equal = entries.filter(([key, text]) => english.get(key) === text && wordsOf(text).length > 0);
  if (script === 'Latn')
    return {
      texts: equal.filter(([, text]) => wordsOf(text).length > ALIKE_BY_CHANCE),
      share: equal.length / entries.length,
    };
  const ownLetter = new RegExp(lettersOf[script] ?? String.raw`\p{Script=${script}}`, 'u');
  const foreign = entries.filter(
    ([key, text]) => wordsOf(english.get(key) ?? text).length > 0 && !ownLetter.test(text) && !ABBREVIATION.test(text),
  );
  return { texts: foreign, share: 0 };
}
