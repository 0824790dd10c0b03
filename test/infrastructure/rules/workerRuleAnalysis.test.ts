import { describe, expect, it } from 'vitest';
import { analyseRules } from '../../../src/domain/rules/analysis/analyseRules.ts';
import { AnalysisQuestions } from '../../../src/infrastructure/rules/analysis/AnalysisQuestions.ts';
import type { AnalysisQuestion } from '../../../src/infrastructure/rules/analysis/analysisMessages.ts';
import { localRuleAnalysis } from '../../../src/infrastructure/rules/analysis/localRuleAnalysis.ts';
import { workerRuleAnalysis, type AnalysisWorker } from '../../../src/infrastructure/rules/analysis/ruleAnalysis.ts';
import { aRule } from '../../domain/rules/aRule.ts';

/** A worker in the test's thread that clones messages in both directions. */
class FakeWorker implements AnalysisWorker {
  onmessage: AnalysisWorker['onmessage'] = null;
  onerror: AnalysisWorker['onerror'] = null;
  readonly questions: AnalysisQuestion[] = [];
  readonly #answers = new AnalysisQuestions();
  readonly #breaks: boolean;

  constructor(breaks = false) {
    this.#breaks = breaks;
  }

  postMessage(question: AnalysisQuestion): void {
    this.questions.push(structuredClone(question));
    queueMicrotask(() => {
      if (this.#breaks) return this.onerror?.call(this as unknown as Worker, new Event('error') as ErrorEvent);
      const data = structuredClone(this.#answers.answer(structuredClone(question)));
      return this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

const rules = [aRule('a', { conditions: [], priority: 2 }), aRule('b'), aRule('c')];
const sample = { count: 100, today: '2026-11-21', rules: [] };
const localAnalysis = async () => localRuleAnalysis();

describe('workerRuleAnalysis [RL-8]', () => {
  it('returns the same findings as localRuleAnalysis, and each finding refers to a rule object of the caller', async () => {
    const analysis = workerRuleAnalysis(() => new FakeWorker(), localAnalysis);
    const found = await analysis.findings(rules);
    expect(found).toEqual({ ok: true, value: analyseRules(rules) });
    expect(found.ok && found.value.every((finding) => 'rule' in finding && rules.includes(finding.rule as never))).toBe(
      found.ok && found.value.every((finding) => 'rule' in finding),
    );
    const edited = { ...rules[1]!, conditions: [] };
    expect(await analysis.findings(rules, edited)).toEqual({
      ok: true,
      value: analyseRules([rules[0]!, edited, rules[2]!]),
    });
  });

  it('sends rules and sample to the worker only if they have changed', async () => {
    const worker = new FakeWorker();
    const analysis = workerRuleAnalysis(() => worker, localAnalysis);
    const local = localRuleAnalysis();
    expect(await analysis.trial(sample, rules, rules[1]!)).toEqual(await local.trial(sample, rules, rules[1]!));
    expect(await analysis.trial(sample, rules, rules[0]!)).toEqual(await local.trial(sample, rules, rules[0]!));
    expect(await analysis.values(sample)).toEqual(await local.values(sample));
    expect(worker.questions.map((asked) => ['rules' in asked, 'sample' in asked])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('analyses rules in this thread if the worker cannot be started or fails', async () => {
    const expected = { ok: true, value: analyseRules(rules) };
    const none = workerRuleAnalysis(() => {
      throw new ReferenceError('Worker is not defined');
    }, localAnalysis);
    expect(await none.findings(rules)).toEqual(expected);
    let createdCount = 0;
    const broken = workerRuleAnalysis(() => {
      createdCount += 1;
      return new FakeWorker(true);
    }, localAnalysis);
    const both = await Promise.all([broken.findings(rules), broken.findings(rules, rules[0])]);
    expect(both).toEqual([expected, expected]);
    await broken.findings(rules);
    expect(createdCount).toBe(1);
  });
});
