import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { ChangeCommentPattern } from '../../../src/application/return-reasons/ChangeCommentPattern.ts';
import { ReturnReasonsStore } from '../../../src/application/return-reasons/ReturnReasonsStore.ts';
import { DEFAULT_REASON_PATTERN, reasonPatternOf } from '../../../src/domain/company/parts/returnReason.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { PATTERN_LIMIT } from '../../../src/domain/validation/patterns/patternEngine.ts';
import { lazyRe2PatternEngine } from '../../../src/infrastructure/patterns/lazyRe2PatternEngine.ts';
import { aCompanyConfiguration, aReturnReasons } from '../../support/samples/builders.ts';
import { anOpenCompany } from '../../support/anOpenCompany.ts';

let changes: PendingChangesStore;
let store: ReturnReasonsStore;
let change: ChangeCommentPattern;

beforeEach(() => {
  const opened = anOpenCompany(aCompanyConfiguration({}, aReturnReasons({ validationRegex: '.{10,200}' })));
  changes = opened.changes;
  store = new ReturnReasonsStore(opened.company, changes);
  change = new ChangeCommentPattern(lazyRe2PatternEngine, store);
});

describe('ChangeCommentPattern', () => {
  it('adds a pending change with the new comment pattern [PC-1]', async () => {
    expect((await change.execute('^[a-z]+$')).ok).toBe(true);
    expect(changes.list).toEqual([
      { type: 'COMPANY', key: 'returnReasons.validationRegex', value: '^[a-z]+$', originalValue: '.{10,200}' },
    ]);
  });

  it('uses the default pattern of 1 to 50 characters if the user deletes the pattern [RS-2]', async () => {
    await change.execute('');
    expect(reasonPatternOf(store.pending)).toBe(DEFAULT_REASON_PATTERN);
  });

  it('rejects a pattern that cannot be matched in linear time', async () => {
    expect(await change.execute('(')).toEqual(err({ kind: 'pattern-invalid' }));
    expect(changes.count).toBe(0);
  });

  it('rejects a comment pattern that is too long', async () => {
    expect(await change.execute('a'.repeat(PATTERN_LIMIT.max + 1))).toEqual(err({ kind: 'pattern-too-long' }));
    expect(changes.count).toBe(0);
  });

  it('changes nothing and returns the failure if the pattern engine cannot be loaded', async () => {
    const offline = new ChangeCommentPattern({ load: async () => err({ kind: 'unreachable' }) }, store);
    expect(await offline.execute('^a$')).toEqual(err({ kind: 'unreachable' }));
    expect(changes.count).toBe(0);
  });
});
