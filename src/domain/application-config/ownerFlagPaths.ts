import type { RecordPath } from '../shared/recordPath.ts';

/** The switches that an owner sets for its own portal, by where each stands in the features [BR-10] [AU-4] [OB-2]. */
export const ownerFlagPaths = {
  multipleLanguageSupport: ['features', 'multipleLanguageSupport', 'enabled'],
  widgetMode: ['features', 'widgetMode', 'enabled'],
  shouldCheckForSubBrand: ['features', 'shouldCheckForSubBrand', 'enabled'],
  skipPreRegistration: ['features', 'signup', 'skipPreRegistration'],
} as const satisfies Readonly<Record<string, RecordPath>>;
export type OwnerFlagName = keyof typeof ownerFlagPaths;
export const ownerFlagNames = Object.keys(ownerFlagPaths) as readonly OwnerFlagName[];
