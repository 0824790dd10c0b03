import { languages } from '../languages/language.ts';
import type { Policy, PolicyStatement } from './policyStatements.ts';

/** Code points of the digit zero in each script of the languages, and in full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? sign : String(code - zero);
  });

/** A number with optional groups and fraction, with the separators of any language. */
const NUMBER = String.raw`\d{1,3}(?:[.,٬'\s\u00A0\u202F]\d{3})+(?:[.,٫]\d{1,2})?(?!\d)|\d+(?:[.,٫]\d{1,2})?(?!\d)`;
/** Currency symbols, with or without country prefix, and 円. */
const CURRENCY_SYMBOL = String.raw`\p{Lu}{0,3}\p{Sc}|円`;
const COMMON_CURRENCY_CODES = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'NZD', 'USD'];
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const CURRENCY_CODE = /^[A-Z]{3}$/i;

const namesOf = (currency: string): readonly string[] =>
  !CURRENCY_CODE.test(currency)
    ? []
    : [
        currency,
        ...languages.flatMap((language) =>
          new Intl.NumberFormat(language, { style: 'currency', currency })
            .formatToParts(0)
            .flatMap(({ type, value }) =>
              type === 'currency' ? [value.replace(DIRECTION_MARKS, '').replace(/\.$/, '')] : [],
            ),
        ),
      ];

function amountOf(numberText: string): number {
  const [, integerText = numberText, fraction = ''] = /^(.*\d)[.,٫](\d{1,2})$/u.exec(numberText) ?? [];
  return Number(`${integerText.replace(/\D/g, '')}.${fraction || '0'}`);
}

/** Amounts in a text that contradict the rules: no rule has such an amount as a fee or a price limit. */
export function contradictedAmounts(text: string, { statements, prices }: Policy): readonly number[] {
  const fees = statements.flatMap((statement) => (statement.kind === 'fee' ? [statement] : []));
  const statedAmounts = new Set([...fees.map(({ amount }) => amount), ...prices]);
  const currencyPatterns = [...new Set(fees.map(({ currency }) => currency))].flatMap(namesOf).map(escaped);
  const currency = `${CURRENCY_SYMBOL}|(?<!\\p{L})(?:${[...COMMON_CURRENCY_CODES, ...currencyPatterns].join('|')})(?!\\p{L})`;
  const spacePattern = String.raw`[\s\u00A0\u202F\u200E\u200F\u061C]*`;
  const money = new RegExp(
    `(?:${currency})${spacePattern}(${NUMBER})|(?<!\\d)(${NUMBER})${spacePattern}(?:${currency})`,
    'gu',
  );
  const found = Array.from(withPlainDigits(text).matchAll(money), ([, amountAfterSign, before]) =>
    amountOf(amountAfterSign ?? before ?? ''),
  );
  return [...new Set(found)].filter((amount) => !statedAmounts.has(amount));
}

/** A number of days in languages with spaces between words. `DAYS_JA` for Japanese must not match dates. */
const DAYS = /(\d{1,4})[\s\u00A0-]*(?:days?|dagen|dag|jours?|días?|dias?|يوم|يومًا|يوما|أيام)(?!\p{L})/giu;
const DAYS_JA = /(?<![月\d])(\d{1,4})[\s\u00A0]*日/gu;

/** Numbers of days in a text that contradict the rules: no return window has such a length. */
export function contradictedDays(text: string, statements: readonly PolicyStatement[]): readonly number[] {
  const statedAmounts = new Set(
    statements.flatMap((statement) => (statement.kind === 'window' ? [statement.days] : [])),
  );
  const plainDigits = withPlainDigits(text);
  const found = [DAYS, DAYS_JA].flatMap((pattern) =>
    Array.from(plainDigits.matchAll(pattern), ([, digits]) => Number(digits)),
  );
  return [...new Set(found)].filter((days) => !statedAmounts.has(days));
}
