import fc from 'fast-check';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import { contradictedAmounts, contradictedDays } from '../../../src/domain/consumer-portal/contradictions.ts';
import { policyStatements, type PolicyStatement } from '../../../src/domain/consumer-portal/policyStatements.ts';
import { bundleLocaleOf, languages } from '../../../src/domain/languages/language.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { policySentence } from '../../../src/ui/features/consumer-text/policy/PolicyCard.tsx';
import { anyRule, anyRules } from '../../domain/rules/arbitraryRules.ts';

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({
    lng: 'en',
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: readBundle('locales', bundleLocaleOf(language)) }]),
    ),
    interpolation: { escapeValue: false },
  });
});

const DAYS = [14, 30, 90];
const AMOUNTS = [0, 5, 12];
const DATES = ['purchaseDate', 'deliveryDate', 'shippingDate'];

/** Windows and fees with numbers that every language writes in digits. */
function withUniqueNumbers(each: ReturnRule, nth: number): ReturnRule {
  if (each.ruleType === 'RETURN_WINDOWS')
    return { ...each, eventData: { days: DAYS[nth % 3]!, from: DATES[nth % 2]! } };
  if (each.ruleType === 'REFUND_FEES')
    return { ...each, eventData: { ...each.eventData, amount: AMOUNTS[nth % 3]!, currency: 'EUR' } };
  return each;
}

const noFacts = { statements: [], prices: [], isComplete: true };

const numbersOf = (sentence: string) => ({
  days: contradictedDays(sentence, []),
  amounts: contradictedAmounts(sentence, noFacts),
});
const numbersIn = (statement: PolicyStatement) => ({
  days: statement.kind === 'window' ? [statement.days] : [],
  amounts: statement.kind === 'fee' ? [statement.amount] : [],
});

it('policy sentences state the same days, fees and categories as the evaluator, in each language [RL-4]', () => {
  fc.assert(
    fc.property(anyRules(anyRule(), 8), (rules) => {
      const policy = policyStatements(compileRules(rules.map(withUniqueNumbers)));
      for (const language of languages) {
        const customerT = translator.getFixedT(language);
        const sentences = policy.statements.map((statement) => policySentence(statement, language, customerT));
        for (const [nth, statement] of policy.statements.entries()) {
          const sentence = sentences[nth] ?? '';
          expect(sentence).not.toMatch(/\{\{|consumerPortal\./);
          expect(numbersOf(sentence)).toEqual(numbersIn(statement));
          for (const category of statement.categories ?? []) expect(sentence).toContain(category);
        }
        // No sentence contains a number that the rules do not contain. The page checks texts in the same way.
        expect(sentences.flatMap((each) => contradictedDays(each, policy.statements))).toEqual([]);
        expect(sentences.flatMap((each) => contradictedAmounts(each, policy))).toEqual([]);
        expect(new Set(sentences).size).toBe(sentences.length);
      }
    }),
    { numRuns: 1000 },
  );
});
