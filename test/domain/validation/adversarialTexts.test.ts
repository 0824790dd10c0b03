import { describe, expect, it } from 'vitest';
import { ruleNames, validate } from '../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../src/domain/validation/validationContext.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { roundsOf } from '../../support/inFull.ts';
import { aChange, changesOf } from '../../support/samples/builders.ts';
import { adversarialPatterns, adversarialTexts } from './adversarialTexts.ts';

const RUNS = Number(process.env['RUNS'] ?? roundsOf('hostile', { part: 2000, short: 10_000, full: 10_000 }));

const context: ValidationContext = {
  compilePattern: compileRe2Pattern,
  shared: { currentPassword: 'Abcdefg1' },
  limits: { maxWarrantyDays: 365, maxDueDateDays: 365 },
  rule: { ruleType: 'ORDER_EXCEPTION' },
  rules: [
    {
      ruleId: '1',
      ruleType: 'ORDER_EXCEPTION',
      name: 'ACME',
      conditions: [{ fact: 'tags', operator: 'fullMatch', value: ['ACME'] }],
    },
  ],
  orderIdsInUse: ['ACME'],
  countriesEnabled: { FR: true },
  homeCountryCode: 'GB',
  pendingChanges: changesOf(aChange('a', 1)),
};

/** Duration of the slowest call in milliseconds. Slow calls are repeated, because single delays are random. */
function slowest<T>(inputs: readonly T[], call: (input: T) => unknown): { milliseconds: number; input: T | undefined } {
  const timeOf = (input: T): number => {
    const start = performance.now();
    call(input);
    return performance.now() - start;
  };
  let worst: { milliseconds: number; input: T | undefined } = { milliseconds: 0, input: undefined };
  for (const input of inputs) {
    let milliseconds = timeOf(input);
    for (let more = 0; more < 9 && milliseconds > worst.milliseconds; more += 1)
      milliseconds = Math.min(milliseconds, timeOf(input));
    if (milliseconds > worst.milliseconds) worst = { milliseconds, input };
  }
  return worst;
}

const print = (what: string, worst: { milliseconds: number; input: unknown }): void =>
  console.log(`${worst.milliseconds.toFixed(2).padStart(7)} ms  ${what}  ${JSON.stringify(worst.input)?.slice(0, 60)}`);

describe('validation of adversarial texts', () => {
  const texts = adversarialTexts(RUNS);

  it('terminates for every named validation rule, and each rule accepts some texts and rejects other texts', () => {
    const results = ruleNames.map((rule) => {
      const messages = new Set<string | undefined>();
      const worst = slowest(texts, (text) => messages.add(validate(rule, text, context)));
      return { rule, answers: messages, ...worst };
    });
    // `addressRequiredButEmpty` does not depend on the text.
    const constant = results.filter(({ answers }) => answers.size !== 2);
    expect(constant.map(({ rule }) => rule)).toEqual(['addressRequiredButEmpty']);
    console.log(`Slowest of ${RUNS} texts for each of ${ruleNames.length} rules, the first five:`);
    const bySlowness = results.toSorted((left, right) => right.milliseconds - left.milliseconds);
    for (const each of bySlowness.slice(0, 5)) print(each.rule.padEnd(28), each);
  });

  it('terminates for every named validation rule if the text consists of 50,000 repeated characters', () => {
    const pumps = 'a A 1 - . @ : / _ % ( + é ア １ 💡 a. a- 1. -- :0 :: @a \u0301 ab- 1-'
      .split(' ')
      .concat(' ', ' -', '\n');
    for (const start of ['', 'a@', 'http://', 'a-'])
      for (const pump of pumps)
        for (const end of ['', '\u0000']) {
          const text = start + pump.repeat(Math.ceil(50_000 / pump.length)) + end;
          for (const rule of ruleNames) validate(rule, text, context);
        }
    expect(validate('regex', 'a'.repeat(50_000), context)).toBe('validation.regexInvalidError');
  });
});

it('validation rejects an adversarial pattern or compiles it, and a compiled pattern matches in linear time [VL-regex]', () => {
  const patterns = adversarialPatterns(RUNS);
  const accepted = patterns.filter((pattern) => validate('regex', pattern, context) === undefined);
  expect(accepted.length).toBeGreaterThan(RUNS / 10);
  expect(accepted.length).toBeLessThan((RUNS * 9) / 10);
  console.log(
    `Of ${RUNS} patterns ${accepted.length} are accepted; the slowest to compile and to match 500 characters:`,
  );
  print('compiled', slowest(patterns, compileRe2Pattern));
  const text = 'aA1k💡'.repeat(84);
  const compiled = accepted.slice(0, RUNS / 10).map((pattern) => ({ pattern, ...compileRe2Pattern(pattern) }));
  const worst = slowest(compiled, ({ matches }) => matches?.(text));
  print('matched ', { ...worst, input: worst.input?.pattern });
});
