import { describe, expect, it } from 'vitest';
import {
  revisionNumber,
  stoppedAt,
  stoppedPublish,
  takesEffectAt,
} from '../../../src/domain/publishing/process/stoppedPublish.ts';
import { aChange } from '../../support/samples/builders.ts';

const changes = [aChange('first', 1), aChange('second', 2), { ...aChange('rule', 3), type: 'RULES' as const }];
const attempt = { attemptId: 'attempt', companyId: 'ACME', changes };

const ofNone = () => false;

describe('stoppedPublish', () => {
  it('counts the changes of finished steps as sent if the service makes all steps of a publish live together at its end [PB-13]', () => {
    expect(stoppedPublish({ ...attempt, revision: '"r1"', done: ['company'] }, ofNone)).toEqual({
      live: 0,
      sent: 2,
      kept: 1,
    });
  });

  it('counts the changes of finished steps as live if the service makes each step live separately (no publish sessions) [PB-13]', () => {
    expect(stoppedPublish({ ...attempt, done: ['company'] }, ofNone)).toEqual({ live: 2, sent: 0, kept: 1 });
  });

  it('counts changes without a value as remaining in the draft, because a publish never sends them [PC-6] [PB-13]', () => {
    const withEmpty = { ...attempt, changes: [...changes, aChange('empty', '')], revision: '"r1"' };
    expect(stoppedPublish({ ...withEmpty, done: ['company'] }, ofNone)).toEqual({ live: 0, sent: 2, kept: 2 });
  });

  it('does not count the changes of steps that the owner disabled [PB-10] [PB-13]', () => {
    const through = { ...attempt, done: ['company', 'rules'], skipped: ['rules'] } as const;
    expect(stoppedPublish(through, ofNone)).toEqual({ live: 2, sent: 0, kept: 0 });
  });

  it('counts all changes as remaining in the draft if no step is done [PB-13]', () => {
    expect(stoppedPublish({ ...attempt, done: [] }, ofNone)).toEqual({ live: 0, sent: 0, kept: 3 });
  });

  it('counts changes that take effect at once, e.g. onboardings, as live, even while their step is running [OB-1] [PB-13]', () => {
    const ofMerchants = ['ONBOARD', 'ONBOARD', 'SIGNUP'] as const;
    const merchants = ofMerchants.map((type, nth) => ({ ...aChange(`merchant ${nth}`, nth + 1), type }));
    const isCommand = ({ type }: { type: string }) => type === 'ONBOARD' || type === 'SIGNUP';
    const stopped = { ...attempt, changes: [...changes, ...merchants], revision: '"r1"' };
    const onboarded = { ...stopped, done: ['company', 'onboarding'] } as const;
    expect(stoppedPublish(onboarded, isCommand)).toEqual({ live: 2, sent: 2, kept: 2 });
    const underWay = { ...stopped, done: ['company'], answers: { 'onboarding:FIRST': null } } as const;
    expect(stoppedPublish(underWay, isCommand)).toEqual({ live: 1, sent: 2, kept: 3 });
    expect(takesEffectAt({ ...stopped, done: [] }, 'onboarding', isCommand)).toBe(true);
    expect(takesEffectAt({ ...stopped, done: [] }, 'company', isCommand)).toBe(false);
    expect(takesEffectAt({ ...stopped, done: [], revision: undefined }, 'company', isCommand)).toBe(true);
  });
});

describe('stoppedAt', () => {
  const opened = { ...attempt, revision: '"r1"', publishId: 'publish', done: [] } as const;

  it('returns the failed step, even if it is marked as done [PB-13]', () => {
    expect(stoppedAt({ ...opened, done: ['company'] }, { step: 'company' })).toBe('company');
  });

  it('returns "open" if the service did not open the publish, or if no step was sent [PB-13]', () => {
    expect(stoppedAt({ ...opened, publishId: undefined })).toBe('open');
    expect(stoppedAt(opened, { isUnsent: true })).toBe('open');
  });

  it('returns the first step that is not done if no failure is known, e.g. after a reload [PB-13]', () => {
    expect(stoppedAt({ ...opened, done: ['company'] })).toBe('rules');
    expect(stoppedAt({ ...opened, done: ['company', 'rules'] }, {})).toBe('complete');
  });

  it('returns the first step instead of "open" if the service has no publish sessions that can be opened [PB-13]', () => {
    expect(stoppedAt({ ...attempt, done: [] })).toBe('company');
  });
});

describe('revisionNumber', () => {
  it.each([
    ['"r18"', '18'],
    ['W/"r18"', '18'],
    ['r18', '18'],
    ['18', '18'],
    ['"18"', '18'],
    ['"r18"x', undefined],
    ['x"r18"', undefined],
    ['"d41d8cd9"', undefined],
    [undefined, undefined],
  ])('returns for %j the number %j [PB-16]', (revision, number) => {
    expect(revisionNumber(revision)).toBe(number);
  });
});
