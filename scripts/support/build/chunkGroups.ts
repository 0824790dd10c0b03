import type { Rolldown } from 'vite';

/**
 * Groups of modules, by package and folder. Each group becomes one file. A group also contains the modules that it
 * imports, unless an earlier group contains them. All other modules are split by the pages that use them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Packages that sign-in needs. These packages change rarely, so browsers can reuse this file across releases.
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\// },
  { name: 'signIn', tags: ['$initial'], includeDependenciesRecursively: false },
  {
    name: 'libraries',
    test: /node_modules\/(mobx|mobx-react-lite|inversify|react-router|react-router-dom|reflect-metadata|react-aria-components|lucide-react)\//,
    minShareCount: 5,
  },
  {
    name: 'application',
    test: /\/src\/(main|features|domain|application|infrastructure|ui\/app|ui\/shared)\//,
    minShareCount: 5,
  },
];
