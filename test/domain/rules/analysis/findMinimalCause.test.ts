import { describe, expect, it } from 'vitest';
import { findMinimalCause } from '../../../../src/domain/rules/analysis/analyseReachability.ts';
import { price, texts, wished } from './constraints.ts';

const subject = wished('subject', price('between', [10, 90]));
const band = (ruleId: string, min: number, max: number) => wished(ruleId, price('between', [min, max]));
const low = band('low', 0, 40);
const middle = band('middle', 30, 60);
const high = band('high', 50, 100);
const unneeded = band('beside', 95, 99);
const all = band('all', 5, 95);

describe('findMinimalCause [RL-8]', () => {
  it('returns undefined if some item of the shadowed rule fires none of the other rules', () => {
    expect(findMinimalCause(subject, [], [], '-')).toBeUndefined();
    expect(findMinimalCause(subject, [], [low, high], '-')).toBeUndefined();
    expect(
      findMinimalCause(
        subject,
        [],
        [texts('tags', 'fullMatch', 'a')].map((each) => wished('tags', each)),
        '-',
      ),
    ).toBeUndefined();
  });

  it('returns a single rule if this rule is a sufficient cause', () => {
    expect(findMinimalCause(subject, [], [low, middle, all, high], '-')).toEqual([all]);
  });

  it('returns only the necessary rules, in the order in which they were given', () => {
    expect(findMinimalCause(subject, [], [unneeded, low, middle, high], '-')).toEqual([low, middle, high]);
    expect(findMinimalCause(subject, [], [high, unneeded, band('also', 35, 55), middle, low], '-')).toHaveLength(3);
  });

  it('returns the fewest rules that cause the problem together with the rules that are known to be part of its cause', () => {
    expect(findMinimalCause(subject, [middle], [unneeded, low, high], '-')).toEqual([low, high]);
    expect(findMinimalCause(subject, [low, middle], [unneeded, high], '-')).toEqual([high]);
    expect(findMinimalCause(subject, [low], [high], '-')).toBeUndefined();
  });
});
