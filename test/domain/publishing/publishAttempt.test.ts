import { describe, expect, it } from 'vitest';
import {
  attemptKey,
  callOf,
  canResume,
  withAnswer,
  withCreated,
  withStepDone,
  withStepSkipped,
  type PublishAttempt,
} from '../../../src/domain/publishing/process/publishAttempt.ts';
import { resumePlan } from '../../../src/domain/publishing/process/resumePlan.ts';
import { progressOf, withStepState } from '../../../src/domain/publishing/process/stepProgress.ts';
import { aChange } from '../../support/samples/builders.ts';

const attempt: PublishAttempt = {
  attemptId: 'attempt-1',
  companyId: 'ACME',
  revision: '"r1"',
  changes: [aChange('a', 2, 1), { type: 'RULES', key: 'rule', value: 1 }, aChange('b', '', 1)],
  done: [],
};

describe('a publish attempt', () => {
  it('has a unique key for each call, which does not change between retries [PB-14]', () => {
    const calls = ['open', 'company', 'rules', 'complete', 'give-up'];
    expect(new Set(calls.map((call) => attemptKey(attempt, call))).size).toBe(calls.length);
    expect(attemptKey(withStepDone(attempt, 'company'), 'open')).toBe(attemptKey(attempt, 'open'));
  });

  it('can continue if its changes and its base revision are the same, regardless of the steps that are done [PB-13]', () => {
    const stopped = { ...withStepDone(attempt, 'company'), publishId: 'p1' };
    expect(canResume(stopped, { ...attempt, attemptId: 'attempt-2' })).toBe(true);
    expect(canResume(JSON.parse(JSON.stringify(stopped)) as PublishAttempt, attempt)).toBe(true);
  });

  it('must restart if the changes or the base revision differ, because a key may not be reused for a different call [PB-14]', () => {
    expect(canResume(attempt, { ...attempt, changes: attempt.changes.slice(1) })).toBe(false);
    expect(canResume(attempt, { ...attempt, revision: '"r2"' })).toBe(false);
  });

  it('lists the steps that have changes, and whether each step is done [PB-13]', () => {
    expect(progressOf(withStepDone(attempt, 'company'))).toEqual([
      { step: 'company', state: 'done', changeCount: 1 },
      { step: 'rules', state: 'waiting', changeCount: 1 },
    ]);
  });

  it('lists a step that the owner disabled as skipped, and does not run that step [PB-10]', () => {
    const skipped = withStepSkipped(attempt, 'company');
    expect(progressOf(skipped).map(({ state }) => state)).toEqual(['skipped', 'waiting']);
    expect(resumePlan(skipped).left.map(({ step }) => step)).toEqual(['rules']);
  });

  it('stores the responses of the calls of a step until the step is done [PB-13]', () => {
    expect([callOf('rules', '1'), callOf('company', '1')]).toEqual(['rules:1', 'company:1']);
    const first = withAnswer(attempt, 'rules:1', { ruleId: 'r9' });
    const second = withAnswer(first, 'rules:2', undefined);
    expect(second).toEqual({ ...attempt, answers: { 'rules:1': { ruleId: 'r9' }, 'rules:2': null } });
    expect(withStepDone(withStepDone(second, 'company'), 'rules')).toEqual({
      ...attempt,
      answers: undefined,
      done: ['company', 'rules'],
    });
    expect(withStepSkipped(withStepSkipped(second, 'signup'), 'rules')).toMatchObject({
      done: ['signup', 'rules'],
      skipped: ['signup', 'rules'],
    });
  });

  it('stores every id that the service assigned to a created entry [PB-13]', () => {
    const created = withCreated(withCreated(attempt, 'new-1', 'a'), 'new-2', 'b');
    expect(created.createdIds).toEqual({ 'new-1': 'a', 'new-2': 'b' });
  });

  it('measures the duration of each step, and starts a new measurement for a retry', () => {
    const running = withStepState(progressOf(attempt), 'company', 'running', 1000);
    expect(withStepState(running, 'company', 'failed', 1250)[0]).toMatchObject({ state: 'failed', elapsed: 250 });
    const again = withStepState(running, 'company', 'running', 5000);
    expect(withStepState(again, 'company', 'done', 5100)[0]).toMatchObject({ state: 'done', elapsed: 100 });
    expect(again[1]).toEqual(progressOf(attempt)[1]);
  });
});
