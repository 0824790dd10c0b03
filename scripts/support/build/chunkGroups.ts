import type { Rolldown } from 'vite';

/**
 * What is one file, by its path. With what a group names comes what that imports, unless a group further up has it; what
 * no group names is split by who uses it. So the order is what counts: the start first, then what all pages share.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What sign-in runs on, in one file that outlives releases; the rest of it becomes the entry itself (`index`), as no group below may have it.
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\// },
  { name: 'signIn', tags: ['$initial'], includeDependenciesRecursively: false },
  // What stands around every page, and tables.
  {
    name: 'libraries',
    test: /node_modules\/(mobx|mobx-react-lite|inversify|react-router|react-router-dom|reflect-metadata)\/|\/react-aria-components\/dist\/private\/(Button|Checkbox|Disclosure|Menu|Switch|Table|TextField|Tooltip|useDragAndDrop)\.mjs|\/icons\/(arrow-down|arrow-up|ellipsis|minus|pencil|plus|trash|undo-2)\.mjs/,
  },
  {
    name: 'application',
    test: /\/src\/(main\/(application|views)\.tsx?|features\/(serviceComposition|[^/]+\/service)\.ts|domain\/return-reasons\/returnReasonsSubject|ui\/shared\/(components\/(Card|DataTable\/(DataTable\.tsx|InteractiveRows)|Field|PageColumns|Pill|RadioGroup\/Choice|Switch|TextField)|forms\/useFieldDraft|sides\/useSide))/,
  },
  // How a change is shown, on pages and in the review.
  {
    name: 'changes',
    test: /\/src\/(domain\/(validation\/(?!patterns)|international\/(countryEntry|internationalChange)|changes\/(fields\/|keyedList\/|\w+\.ts)|publishing\/(createdIds|noteWithFigures|resumePlan|stoppedPublish))|ui\/features\/(changes\/(comparison|described|fields|review\/Change(Entry|Group|Problems))|publishing\/dock\/timeAgo))/,
  },
  // The same of application configurations, which pages of return and company have no use for.
  {
    name: 'configuration',
    test: /\/src\/domain\/(application-config\/(applicationConfigSubjects|configEdits|describeConfigChange)|settings\/(settingsSubjects|describeSettingsChange))\.ts/,
  },
  // What can be changed and how it is described, with what else several pages and a publish use. Dispositions are not among
  // it: what their changes are described by is large, and no other page has use for it.
  {
    name: 'edits',
    test: /\/src\/(domain\/((?!application-config\/|settings\/).+(Subjects?|Command|\/describe\w+Change)\.ts|history\/namedChanges|users\/\w+\.ts|orders\/priceFactor|rules\/rule(Documents|Rows))|application\/rules\/(archivesRules|LatestAnswer|RulesEditor|ruleSample)|ui\/(features\/rules\/(form\/ruleTextLimit|list\/(ruleTabs|useRuleAnalysis))|shared\/(components\/BackLink\/|copying\/|tables\/downloadFile)))|\/icons\/(circle-dashed|copy|download|file-up|link-2)\.mjs/,
  },
  // What several pages choose and write with.
  {
    name: 'fields',
    test: /\/src\/ui\/shared\/components\/(EmailField|FileTrigger|PatternField|Select|TextArea|UrlField)\//,
  },
  // What a publish and the page of return addresses call.
  { name: 'addresses', test: /\/src\/application\/warehouses\/(CheckAddresses|createWarehouse)\.ts/ },
  // What a publish runs, and what else writes to a configuration.
  {
    name: 'sending',
    test: /\/src\/(features\/publishing\/runPublish|application\/.+\/Publish\w+Step|infrastructure\/(?!preview-links|rule-checks|users).+\/Http\w+(Gateway|Writes))\.ts$/,
  },
  // What an edit brings over and under the page.
  {
    name: 'publishing',
    test: /\/src\/ui\/(features\/(changes\/(?!unsaved)|publishing\/)|shared\/components\/(ActionRow|Button|Drawer|ProgressSteps)\/)/,
    includeDependenciesRecursively: false,
  },
];
