/** Words of a text without placeholders and markup. */
const wordsOf = (text) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
/** E.g. `ID`, which is equal in every language. */
const ABBREVIATION = /^[A-Z]{2,4}$/;
/** Texts with more equal words than this are probably not translated. */
const ALIKE_BY_CHANCE = 2;
const lettersOf = { Jpan: String.raw`[\p{Script=Hira}\p{Script=Kana}\p{Script=Hani}]` };

/**
 * Texts that are probably still English. In a non-Latin script, these are texts without its letters; otherwise texts of
 * at least three words that equal the English ones.
 * @param {string} code BCP 47 code of the language
 * @param {Map<string, string>} texts
 * @param {Map<string, string>} english
 * @returns {{ texts: [key: string, text: string][], share: number }} with the share of texts that equal the English
 * ones
 */
export function borrowedTexts(code, texts, english) {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  const all = [...texts];
  const same = all.filter(([key, text]) => english.get(key) === text && wordsOf(text).length > 0);
  if (script === 'Latn')
    return {
      texts: same.filter(([, text]) => wordsOf(text).length > ALIKE_BY_CHANCE),
      share: same.length / all.length,
    };
  const letter = new RegExp(lettersOf[script] ?? String.raw`\p{Script=${script}}`, 'u');
  const foreign = all.filter(
    ([key, text]) => wordsOf(english.get(key) ?? text).length > 0 && !letter.test(text) && !ABBREVIATION.test(text),
  );
  return { texts: foreign, share: 0 };
}
