import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDisposition } from '../../../src/domain/dispositions/decideDisposition.ts';
import type { DispositionRule, Dispositions } from '../../../src/domain/dispositions/disposition.ts';
import { dispositionCoverage } from '../../../src/domain/dispositions/dispositionCoverage.ts';
import { dispositionProblems } from '../../../src/domain/dispositions/dispositionProblems.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';

const attributeIds = ['a', 'b', 'c', 'd'];
const groupIds = ['g1', 'g2', 'g3'];
/** Every combination of answers to the four questions. */
const sheets = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(attributeIds.map((id, index) => [id, (bits & (1 << index)) !== 0])),
);

const anyRule: fc.Arbitrary<Omit<DispositionRule, 'id'>> = fc.record({
  groupId: fc.constantFrom(...groupIds),
  conditions: fc.array(fc.record({ attributeId: fc.constantFrom(...attributeIds), answer: fc.boolean() }), {
    maxLength: 4,
  }),
  thenActionId: fc.constantFrom('x', 'y'),
  elseActionId: fc.constantFrom('y', 'z'),
  isWarehouse: fc.boolean(),
  isStores: fc.boolean(),
  active: fc.boolean(),
});
const withRules = (rules: readonly Omit<DispositionRule, 'id'>[]): Dispositions => ({
  actions: ['x', 'y', 'z'].map((id) => ({ id, name: id })),
  groups: groupIds.map((id) => ({
    id,
    name: id,
    conditions: [{ fact: 'categories', operator: 'fullMatch', value: [id] }],
  })),
  attributes: attributeIds.map((id) => ({ id, name: id, prompt: `${id}?` })),
  rules: rules.map((rule, index) => ({ ...rule, id: `w${index + 1}` })),
});
const anyDispositions = fc.array(anyRule, { maxLength: 5 }).map(withRules);

/** Results of `decideDisposition` for one group and one location (warehouse or store), one per combination of answers. */
const decisions = (dispositions: Dispositions, groupId: string, place: 'warehouse' | 'store') =>
  sheets.map((answers) => decideDisposition(dispositions, { categories: [groupId], place, answers }));

describe('dispositionCoverage', () => {
  it('returns the share of answer combinations for each outcome, as found by trying all combinations [DM-2]', () => {
    fc.assert(
      fc.property(anyDispositions, (dispositions) => {
        const cells = dispositionCoverage(dispositions);
        expect(cells).toHaveLength(6);
        for (const { groupId, place, ruleId, outcomes } of cells) {
          const tried = decisions(dispositions, groupId, place);
          if (ruleId === undefined) expect(tried.every(({ kind }) => kind === 'no-rule')).toBe(true);
          for (const branch of ['then', 'else'] as const) {
            const hits = tried.filter((each) => each.kind === 'decided' && each.branch === branch);
            const outcome = outcomes.find((each) => each.branch === branch);
            expect(outcome?.share ?? 0).toBe(hits.length / sheets.length);
            for (const hit of hits) expect(hit).toMatchObject({ ruleId, actionId: outcome?.actionId });
          }
        }
      }),
    );
  });

  it('lists the groups for which the sample has no rule in the warehouse or in the stores [DM-2]', () => {
    const open = dispositionCoverage(sampleDispositions).filter(({ ruleId }) => ruleId === undefined);
    expect(open.map(({ groupId, place }) => `${groupId} ${place}`)).toEqual([
      'pg1 store',
      'pg2 store',
      'pg3 warehouse',
      'pg5 warehouse',
      'pg5 store',
      'pg6 warehouse',
      'pg6 store',
    ]);
    expect(dispositionCoverage(sampleDispositions)[0]?.outcomes).toEqual([
      { branch: 'then', actionId: 'd4', share: 1 / 8 },
      { branch: 'else', actionId: 'd2', share: 7 / 8 },
    ]);
  });
});

describe('dispositionProblems', () => {
  it('reports exactly the rules that never apply, as found by trying all answer combinations [DM-2]', () => {
    fc.assert(
      fc.property(anyDispositions, (dispositions) => {
        const tried = groupIds.flatMap((groupId) =>
          (['warehouse', 'store'] as const).flatMap((place) => decisions(dispositions, groupId, place)),
        );
        const decided = tried.flatMap((each) => (each.kind === 'decided' ? [each] : []));
        const problems = dispositionProblems(dispositions);
        const about = (kind: string, ruleId: string): boolean =>
          problems.some((problem) => problem.kind === kind && 'ruleId' in problem && problem.ruleId === ruleId);
        for (const rule of dispositions.rules) {
          const own = decided.filter(({ ruleId }) => ruleId === rule.id);
          const isMeant = rule.active && (rule.isWarehouse || rule.isStores);
          expect(about('in-force-nowhere', rule.id)).toBe(rule.active && !isMeant);
          expect(about('never-asked', rule.id)).toBe(isMeant && own.length === 0);
          const branches = new Set(own.map(({ branch }) => branch));
          expect(about('branch-unreachable', rule.id)).toBe(own.length > 0 && branches.size < 2);
        }
        const unused = problems.flatMap((problem) => (problem.kind === 'action-unused' ? [problem.actionId] : []));
        expect(unused).toEqual(['x', 'y', 'z'].filter((id) => decided.every(({ actionId }) => actionId !== id)));
        const uncovered = problems.filter(({ kind }) => kind === 'uncovered').length;
        expect(uncovered * sheets.length).toBe(tried.filter(({ kind }) => kind === 'no-rule').length);
        expect(problems.some(({ kind }) => kind === 'unknown-reference')).toBe(false);
      }),
    );
  });

  it('reports the earlier rules that make a rule unreachable, and references to missing entries [DM-2]', () => {
    const [, , , electronics] = sampleDispositions.rules;
    const problems = dispositionProblems({
      ...sampleDispositions,
      rules: [
        { ...electronics!, isStores: false },
        { ...electronics!, id: 'w5', isWarehouse: false },
        { ...electronics!, id: 'w6' },
        {
          ...electronics!,
          id: 'w7',
          groupId: 'pg9',
          thenActionId: 'q3',
          conditions: [{ attributeId: 'q9', answer: true }],
        },
      ],
    }).filter(({ kind }) => kind !== 'uncovered' && kind !== 'action-unused');
    expect(problems).toEqual([
      { kind: 'never-asked', ruleId: 'w6', earlierRuleIds: ['w4', 'w5'] },
      { kind: 'unknown-reference', ruleId: 'w7', id: 'pg9' },
      { kind: 'unknown-reference', ruleId: 'w7', id: 'q9' },
      { kind: 'unknown-reference', ruleId: 'w7', id: 'q3' },
    ]);
  });

  it('reports a branch of a rule that no combination of answers reaches [DM-2]', () => {
    const [, , , electronics] = sampleDispositions.rules;
    const both = [
      { attributeId: 'q3', answer: true },
      { attributeId: 'q3', answer: false },
    ];
    const branchesOf = (conditions: DispositionRule['conditions']) =>
      dispositionProblems({ ...sampleDispositions, rules: [{ ...electronics!, conditions }] }).filter(
        ({ kind }) => kind === 'branch-unreachable',
      );
    expect(branchesOf(both)).toEqual([{ kind: 'branch-unreachable', ruleId: 'w4', branch: 'then' }]);
    expect(branchesOf([])).toEqual([{ kind: 'branch-unreachable', ruleId: 'w4', branch: 'else' }]);
    expect(branchesOf(electronics!.conditions)).toEqual([]);
  });
});
