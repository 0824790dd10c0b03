import type { PolicyStatement } from './policyStatements.ts';

/** A number of days as languages with spaces write it, and as Japanese does, where the text goes on at once. */
const DAYS = /(\p{Nd}{1,4})[\s\u00A0-]*(?:days?|dagen|dag|jours?|días?|dias?|يوم|يومًا|يوما|أيام)(?!\p{L})/giu;
const DAYS_JA = /(\p{Nd}{1,4})日/gu;

/** A digit of the scripts that the languages are written in, full-width ones too. */
const digit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const zeros = [0x30, 0x660, 0x6f0, 0xff10];
  const zero = zeros.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? sign : String(code - zero);
};

/** The numbers of days that a text names and no rule gives, in their order: a customer would be told two things. */
export function contradictedDays(text: string, statements: readonly PolicyStatement[]): readonly number[] {
  const given = new Set(statements.flatMap((statement) => (statement.kind === 'window' ? [statement.days] : [])));
  const found = [DAYS, DAYS_JA].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, digits = '']) => Number(Array.from(digits, digit).join(''))),
  );
  return [...new Set(found)].filter((days) => !given.has(days));
}
