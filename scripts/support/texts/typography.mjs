import { isNumber } from './numbers.mjs';

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]`;
const ARABIC = String.raw`\p{Script=Arabic}`;
const NUMBER = '0';

/** Patterns of punctuation errors by locale. Before matching, a digit replaces each placeholder of a number. */
const rules = {
  es: [[/^[^¿]*\?/u, 'a question without “¿”']],
  fr: [
    [
      /[\p{L}\p{N})}’ \u00a0][;!?»](?=$|[\s.,)])|«[^\u202f]/u,
      'no narrow no-break space beside “;”, “!”, “?” or a quotation mark',
    ],
    [/[\p{L}\p{N})}’» \u202f]:(?=$|\s)/u, 'no no-break space before “:”'],
  ],
  jp: [
    [new RegExp(`${JAPANESE}[(),:;?!~]|[(),:;?!~]${JAPANESE}|～`, 'u'), 'punctuation that is not full-width'],
    [new RegExp(`${JAPANESE}[A-Za-z0-9]|[A-Za-z0-9]${JAPANESE}`, 'u'), 'no space between Japanese and Latin'],
  ],
  ar: [[new RegExp(`${ARABIC}[,;?]`, 'u'), 'a comma, semicolon or question mark that is not Arabic']],
  nl: [[/[“”]/u, 'quotation marks other than ‘ ’']],
  en: [],
};

export const knowsTypographyOf = (locale) => Object.hasOwn(rules, locale);

export function typographyProblems(locale, text) {
  const written = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => (isNumber(name) ? NUMBER : '{{}}'));
  return (rules[locale] ?? []).filter(([found]) => found.test(written)).map(([, problem]) => problem);
}
