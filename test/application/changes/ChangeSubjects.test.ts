import { expect, it } from 'vitest';
import { ChangeSubjects } from '../../../src/application/changes/ChangeSubjects.ts';
import { changeSources } from '../../../src/features/composeFeatures.ts';
import { features } from '../../../src/features/features.ts';

it('ChangeSubjects loads the subjects of a feature, and the other subjects that validate changes of the same feature [PB-2]', async () => {
  const subjects = new ChangeSubjects(changeSources(features));
  await subjects.load(['international']);
  expect(subjects.registry.has('international')).toBe(true);
  expect(subjects.registry.has('settings')).toBe(true);
  expect(subjects.registry.has('rules')).toBe(false);
  expect(subjects.load(['settings'])).toBeUndefined();
});
