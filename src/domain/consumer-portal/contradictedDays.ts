import { withPlainDigits } from './plainDigits.ts';
import type { PolicyStatement } from './policyStatements.ts';

/** A number of days in languages with spaces, and in Japanese (but not a date). */
const DAYS = /(\d{1,4})[\s\u00A0-]*(?:days?|dagen|dag|jours?|días?|dias?|يوم|يومًا|يوما|أيام)(?!\p{L})/giu;
const DAYS_JA = /(?<![月\d])(\d{1,4})[\s\u00A0]*日/gu;

/** Numbers of days in a text that no rule has, so customers would read contradictory statements. */
export function contradictedDays(text: string, statements: readonly PolicyStatement[]): readonly number[] {
  const given = new Set(statements.flatMap((statement) => (statement.kind === 'window' ? [statement.days] : [])));
  const plain = withPlainDigits(text);
  const found = [DAYS, DAYS_JA].flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), ([, digits]) => Number(digits)),
  );
  return [...new Set(found)].filter((days) => !given.has(days));
}
