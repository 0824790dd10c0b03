import { describe, expect, it } from 'vitest';
import { ChangeSubjects } from '../../src/application/changes/ChangeSubjects.ts';
import { changeSources, pagesOf } from '../../src/features/composeFeatures.ts';
import { features } from '../../src/features/features.ts';
import '../support/domGaps.ts';

describe('opening a page', () => {
  it('loads the readers of changes of its feature and of other features that the page edits [RT-6]', async () => {
    const subjects = new ChangeSubjects(changeSources(features));
    const page = pagesOf(features, subjects).find(({ path }) => path === '/return-form');
    await page?.load();
    const isThere = (name: 'return-form' | 'settings' | 'carriers') => subjects.registry.has(name);
    expect([isThere('return-form'), isThere('settings'), isThere('carriers')]).toEqual([true, true, false]);
  });
});
