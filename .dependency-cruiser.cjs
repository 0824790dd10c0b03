// The directions of the layers. Every rule has a planted violation in test/scripts/layers.test.ts.

const npm = 'node_modules/';
/** Everything except what the pattern names. */
const only = (...allowed) => ({ pathNot: allowed.map((pattern) => pattern.replace('npm:', npm)) });
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    error('no-circular', 'A circle has no first step to understand.', {}, { circular: true }),
    error(
      'no-unresolvable',
      'An import that leads nowhere would also hide from every other rule.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    error(
      'no-undeclared-package',
      'A package must stand in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    error(
      'no-tool-in-product',
      'What runs must not need what only builds or tests.',
      { path: '^(contract|locales|src|server)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
    error('domain-alone', 'The domain needs nothing but itself.', { path: '^src/domain/' }, only('^src/domain/')),
    error(
      'configuration-at-the-bottom',
      'Every feature imports the types of the configuration, so they import no feature.',
      { path: '^src/domain/company/' },
      only('^src/domain/(company|shared)/'),
    ),
    error(
      'changes-know-no-feature',
      'What is changed is handed in as subjects.',
      { path: '^src/domain/changes/' },
      only('^src/domain/(changes|company|features|shared)/'),
    ),
    error(
      'publishing-knows-no-feature',
      'What is published is handed in: subjects, steps and the gate.',
      { path: '^src/application/publishing/' },
      only(
        '^src/domain/(changes|company|errors|publishing|shared)/',
        '^src/application/(changes|company|publishing|session|shared)/',
        'npm:mobx/',
      ),
    ),
    error(
      'application-inward',
      'Use cases see the domain; MobX is their only package.',
      { path: '^src/application/' },
      only('^src/(domain|application)/', 'npm:mobx/'),
    ),
    error(
      'ui-sees-application',
      'Views see use cases, stores and the domain, and of the translations their keys.',
      { path: '^src/ui/', pathNot: '\\.scss$' },
      { path: '^(src/(?!ui/|application/|domain/)|server/|contract/|sample/|scripts/|test/)' },
    ),
    error(
      'ui-shared-knows-no-feature',
      'What features share must not know them.',
      { path: '^src/ui/shared/' },
      { path: '^src/ui/(features|app)/' },
    ),
    error(
      'infrastructure-sees-no-ui',
      'Adapters never draw.',
      { path: '^src/infrastructure/' },
      { path: '^src/(ui/|features/|main(/|\\.tsx))' },
    ),
    error(
      'page-sees-no-server',
      'Page and server meet in the contract.',
      { path: '^(src|contract|locales|sample)/' },
      { path: '^server/' },
    ),
    error(
      'contract-alone',
      'The contract states calls with a schema library and the lists of languages and extensions, and nothing else.',
      { path: '^contract/' },
      only(
        '^contract/',
        '^src/domain/languages/declaredLanguages\\.ts$',
        '^src/domain/branding/extensionNames\\.ts$',
        'npm:zod/',
      ),
    ),
    error(
      'languages-at-the-bottom',
      'Contract, build and scripts import the list of languages, so it imports nothing.',
      { path: '^src/domain/languages/declaredLanguages\\.ts$' },
      {},
    ),
    error(
      'extensions-at-the-bottom',
      'The contract reads which extensions there are, so the list needs nothing.',
      { path: '^src/domain/branding/extensionNames\\.ts$' },
      {},
    ),
    error(
      'contract-for-adapters',
      'Only adapters and the server speak the wire format.',
      {
        pathNot: '^(contract|src/infrastructure|server|sample|test|scripts)/|^src/main(/|\\.tsx$)',
      },
      { path: '^contract/' },
    ),
    error(
      'sample-for-demo-and-server',
      'Sample data fills the demo and the first start, nothing else.',
      {
        pathNot:
          '^(sample|src/infrastructure/(demo|ioc)|src/features|server|scripts|test)/|^src/main(/|\\.tsx$)|^vite(st)?\\.config\\.ts$',
      },
      { path: '^(sample/|virtual:sample)' },
    ),
    error(
      'inversify-in-container',
      'Nobody outside the container knows there is one.',
      { path: '^(src|server)/', pathNot: '^src/infrastructure/ioc/' },
      { path: `${npm}(inversify|@inversifyjs)/` },
    ),
    error(
      'axios-in-http',
      'One home for the HTTP client.',
      { path: '^(src|server)/', pathNot: '^src/infrastructure/http/' },
      { path: `${npm}axios/` },
    ),
    error(
      'mobx-in-stores-and-views',
      'Observable state lives in stores and is watched by views.',
      { path: '^(src|server)/', pathNot: '^src/(application|ui)/|^src/main(/|\\.tsx$)' },
      { path: `${npm}(mobx|mobx-react-lite)/` },
    ),
    error(
      'react-in-ui',
      'Only the interface draws.',
      { path: '^(src|server)/', pathNot: '^src/(ui/|main(/|\\.tsx))|^src/infrastructure/i18n/' },
      { path: `${npm}(react|react-dom|react-aria-components|react-router|react-router-dom)/` },
    ),
    error(
      'modal-in-its-layer',
      'ModalLayer alone drops a closed overlay whose transition was cancelled.',
      { path: '^src/', pathNot: '^src/ui/shared/components/OverlayFrame/ModalLayer\\.tsx$' },
      { path: `${npm}react-aria-components/.*/Modal\\.` },
    ),
    error(
      'no-spin-buttons',
      'React Aria empties its announcer by innerHTML when one is left, which the page’s Trusted Types refuse: NumberField is ours.',
      { path: '^src/' },
      {
        path: `${npm}react-aria(-components)?/.*/(DateField|NumberField|useDateField|useNumberField|useSpinButton)\\.`,
      },
    ),
    error(
      'migrations-alone',
      'A released migration never changes, so it imports nothing that can change.',
      { path: '^server/infrastructure/postgres/migrations/' },
      only('^server/infrastructure/postgres/migrations/', 'npm:kysely'),
    ),
    error(
      'server-application-inward',
      'The server’s use cases see the domain, the shared kernel and their own ports.',
      { path: '^server/application/' },
      only('^(server/application|src/domain|src/application/shared|contract)/', '^(node:)?crypto$'),
    ),
    error(
      'server-application-parses-nothing',
      'What arrives is checked before a use case sees it: of the contract it knows only the types.',
      { path: '^server/application/' },
      { path: '^contract/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'server-infrastructure-outward',
      'The server takes from the page’s source the domain, the shared kernel, the engine of merchants’ patterns and the check of drawings.',
      { path: '^server/' },
      { path: '^src/(?!domain/|application/shared/|infrastructure/(drawings|patterns)/)' },
    ),
    error(
      'server-features-on-top',
      'Manifests put use cases and adapters together; neither knows who names them.',
      { path: '^server/(application|infrastructure)/' },
      { path: '^server/features/' },
    ),
    error(
      'opentelemetry-on-demand',
      'OpenTelemetry is loaded only if traces are exported.',
      { path: '^(src|server)/', pathNot: '^server/infrastructure/telemetry/OpenTelemetryTracer\\.ts$' },
      { path: `${npm}@opentelemetry/|^server/infrastructure/telemetry/OpenTelemetryTracer\\.ts$`, dynamic: false },
    ),
    error(
      'no-built-in-in-page',
      'The page runs in a browser.',
      { path: '^(src|contract)/' },
      { dependencyTypes: ['core'] },
    ),
    error(
      'product-sees-no-tests',
      'Tests and scripts look at the product, never the other way.',
      { path: '^(src|server|contract|locales|sample)/' },
      { path: '^(test|scripts)/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    // Without it, packages that are ES modules only stay unresolved and every rule about them passes.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
