import { expect, it } from 'vitest';
import { ChangeSubjects } from '../../../src/application/changes/ChangeSubjects.ts';
import { changeSources } from '../../../src/features/composeFeatures.ts';
import { features } from '../../../src/features/features.ts';

it('ChangeSubjects loads with a feature also the subjects that validate its changes [PB-2]', async () => {
  const subjects = new ChangeSubjects(changeSources(features));
  await subjects.load(['international']);
  expect(subjects.registry.has('international')).toBe(true);
  expect(subjects.registry.has('settings')).toBe(true);
  expect(subjects.registry.has('rules')).toBe(false);
  expect(subjects.load(['settings'])).toBeUndefined();
});
