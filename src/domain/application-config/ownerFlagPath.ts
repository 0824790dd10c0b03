import type { RecordPath } from '../shared/recordPath.ts';

/** The switches that an owner sets for its own portal [BR-10] [AU-4] [OB-2]. */
export const ownerFlagNames = [
  'multipleLanguageSupport',
  'widgetMode',
  'shouldCheckForSubBrand',
  'skipPreRegistration',
] as const;
export type OwnerFlagName = (typeof ownerFlagNames)[number];

/** Where a switch stands in an application configuration. */
export const ownerFlagPath = (name: OwnerFlagName): RecordPath =>
  name === 'skipPreRegistration' ? ['features', 'signup', name] : ['features', name, 'enabled'];
