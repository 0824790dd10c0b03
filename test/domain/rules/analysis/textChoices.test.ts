import { describe, expect, it } from 'vitest';
import { NO_TEXTS, type TextConstraint } from '../../../../src/domain/rules/analysis/ruleConstraint.ts';
import { textChoices } from '../../../../src/domain/rules/analysis/textChoices.ts';
import type { TextFact } from '../../../../src/domain/rules/conditions/facts.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { price, texts, constraint } from './constraints.ts';

const choicesOf = (
  fact: TextFact,
  required: Partial<TextConstraint>,
  rules: readonly (readonly RuleCondition[])[],
  plainly = false,
) =>
  textChoices(
    fact,
    { ...NO_TEXTS, ...required },
    rules.map((each) => constraint(...each)),
    '-',
    plainly,
  );
const of = (...choices: readonly (readonly [readonly string[], bigint])[]) =>
  choices.map(([value, hits]) => ({ value, hits }));

describe('textChoices [RL-8]', () => {
  it('returns for a single-valued fact the texts that rules list, or one text that no rule lists', () => {
    const listed = [[texts('sku', 'fullMatch', 'a')], [texts('sku', 'fullMatch', 'b')]];
    expect(choicesOf('sku', {}, listed)).toEqual({ choices: of([['-'], 0n]), complete: true });
    expect(choicesOf('sku', { full: [['A', 'B']] }, listed).choices).toEqual(of([['A'], 1n], [['B'], 2n]));
    expect(choicesOf('sku', { full: [['A', 'B']], not: ['A'] }, listed).choices).toEqual(of([['B'], 2n]));
    expect(choicesOf('sku', { full: [['AB']] }, [[texts('sku', 'partialMatch', 'b')]]).choices).toEqual(
      of([['AB'], 1n]),
    );
  });

  it('joins one required part from each list into one text for a single-valued fact', () => {
    const rules = [[texts('area', 'partialMatch', 'a')], [texts('area', 'partialMatch', 'c')]];
    const { choices } = choicesOf('area', { partial: [['A', 'B'], ['C']] }, rules);
    expect(choices).toHaveLength(1);
    expect(choices[0]?.hits).toBe(2n);
    expect(choices[0]?.value[0]).toMatch(/^[^A]*B[^A]*C[^A]*$/);
  });

  it('counts a rule that has no condition on the text fact as satisfied by every choice', () => {
    expect(choicesOf('tags', {}, [[price('lessThan', 5)], [texts('tags', 'fullMatch', 'a')]]).choices).toEqual(
      of([[], 1n]),
    );
  });

  it('chooses a text that a rule excludes, so that this rule does not fire, except in plain mode', () => {
    const unwanting = [[texts('sku', 'notFullMatch', 'a')]];
    expect(choicesOf('sku', {}, unwanting)).toEqual({ choices: of([['A'], 0n]), complete: true });
    expect(choicesOf('sku', {}, unwanting, true)).toEqual({ choices: of([['-'], 1n]), complete: false });
    expect(choicesOf('sku', { not: ['A'] }, unwanting).choices).toEqual(of([['-'], 1n]));
    expect(choicesOf('sku', { partial: [['B']] }, unwanting).choices.map(({ hits }) => hits)).toEqual([1n]);
    expect(choicesOf('sku', { partial: [['X', 'B']] }, [[texts('sku', 'notFullMatch', 'a', 'ab')]]).choices).toEqual(
      of([['AB'], 0n]),
    );
    const unwantingTags = [[texts('tags', 'notFullMatch', 'a')], [texts('tags', 'fullMatch', 'b')]];
    expect(choicesOf('tags', {}, unwantingTags)).toEqual({ choices: of([['A'], 0n]), complete: true });
    expect(choicesOf('tags', {}, unwantingTags, true)).toEqual({ choices: of([[], 1n]), complete: false });
    expect(choicesOf('tags', { not: ['A'] }, unwantingTags).choices).toEqual(of([[], 1n]));
  });

  it('returns for a multi-valued fact one text from each required list and no other text', () => {
    const rules = [[texts('tags', 'fullMatch', 'a')], [texts('tags', 'fullMatch', 'c', 'd')]];
    expect(choicesOf('tags', { full: [['A', 'B']] }, rules).choices).toEqual(of([['B'], 0n]));
    expect(choicesOf('tags', { full: [['A', 'B'], ['C']] }, rules).choices).toEqual(of([['B', 'C'], 2n]));
    expect(choicesOf('tags', { full: [['A', 'B']], not: ['B'] }, rules).choices).toEqual(of([['A'], 1n]));
    expect(choicesOf('tags', { full: [['B'], ['B', 'A']] }, rules).choices).toEqual(of([['B'], 0n]));
    expect(choicesOf('tags', { partial: [['A', 'B']] }, [[texts('tags', 'partialMatch', 'a')]]).choices).toEqual(
      of([['-B-'], 0n]),
    );
  });

  it('counts a rule with several lists as satisfied only by a choice with a text of each list', () => {
    const both = [
      [texts('tags', 'fullMatch', 'a'), texts('tags', 'partialMatch', 'b'), texts('tags', 'notFullMatch', 'c')],
    ];
    expect(choicesOf('tags', { full: [['A']] }, both).choices.map(({ hits }) => hits)).toEqual([0n]);
    expect(choicesOf('tags', { full: [['A'], ['AB']] }, both, true).choices).toEqual(of([['A', 'AB'], 1n]));
    expect(choicesOf('tags', { full: [['A'], ['AB']] }, both).choices).toEqual(of([['A', 'AB', 'C'], 0n]));
  });
});
