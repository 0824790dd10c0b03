import type { ConfigChange } from '../domain/application-config/applicationConfigSubjects.ts';
import type { ChangeSubject } from '../domain/changes/changeSubject.ts';
import type { FeatureManifest } from './FeatureManifest.ts';

const loadSubjects = () => import('../domain/application-config/applicationConfigSubjects.ts');

type Exports = Awaited<ReturnType<typeof loadSubjects>>;
export type SubjectName = {
  [Name in keyof Exports]: Exports[Name] extends ChangeSubject<ConfigChange> ? Name : never;
}[keyof Exports];

/** Changes of a feature that edits a part of the application configuration. */
export const configChanges = (subject: SubjectName) =>
  ({
    load: async () => ({ kind: 'subject', subject: (await loadSubjects())[subject] }),
    describe: async () => (await import('../domain/application-config/describeConfigChange.ts')).describeConfigChange,
  }) as const satisfies FeatureManifest['changes'];
