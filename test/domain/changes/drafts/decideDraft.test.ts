import { describe, expect, it } from 'vitest';
import { decideDraft, presentDraft } from '../../../../src/domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft } from '../../../../src/domain/changes/drafts/draft.ts';
import { DRAFT_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok } from '../../../../src/domain/shared/result.ts';
import { aChange } from '../../../support/samples/builders.ts';

const content = { changes: [aChange('a', 1)], history: noDraft.history };
const draft: Draft = { ...content, revision: '"d1"' };
const fresh = { now: 1000, id: '2' };

describe('decideDraft', () => {
  it('replaces the stored draft with a new revision if the caller read the current revision [PC-9]', () => {
    const replaced = ok({ draft: { ...content, revision: '"d2"' }, editedAt: 1000 });
    expect(decideDraft(draft, { ifMatch: '"d1"', content }, fresh)).toEqual(replaced);
    expect(decideDraft(noDraft, { ifMatch: '"d0"', content }, fresh)).toEqual(replaced);
  });

  it('rejects a write with `stale-draft` if the caller read another revision [PC-9]', () => {
    const stale = err({ kind: 'stale-draft' });
    expect(decideDraft(draft, { ifMatch: '"d0"', content }, fresh)).toEqual(stale);
    expect(decideDraft(draft, { ifMatch: '"d2"', content: undefined }, fresh)).toEqual(stale);
  });

  it('deletes the draft if the caller sends no changes [PC-9]', () => {
    expect(decideDraft(draft, { ifMatch: '"d1"', content: undefined }, fresh)).toEqual(ok(undefined));
  });

  it('rejects a draft with a change that could not be published [PC-9]', () => {
    const unstorable = { ...content, changes: [aChange('a', 'no\0text')] };
    expect(decideDraft(draft, { ifMatch: '"d1"', content: unstorable }, fresh)).toMatchObject({
      error: { kind: 'invalid', errors: [{ pointer: '/changes/0/value' }] },
    });
  });

  it('returns no draft if the draft was last edited 30 days ago [PC-9]', () => {
    const stored = { draft, editedAt: 1000 };
    expect(presentDraft(stored, 1000 + DRAFT_LIFE - 1)).toBe(draft);
    expect(presentDraft(stored, 1000 + DRAFT_LIFE)).toBe(noDraft);
    expect(presentDraft(undefined, 1000)).toBe(noDraft);
  });
});
