import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};
type Context = { readonly getModuleInfo: (id: string) => Module | null };

const filesBelow = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`);

const icons = realpathSync(join(root, 'node_modules/lucide-react/dist/esm'));
const iconList = join(icons, 'lucide-react.mjs');
/** The file of every icon by its name: whoever imports one from the list of all icons does not use the others. */
const iconFiles = new Map(
  [...readFileSync(iconList, 'utf8').matchAll(/export \{(.+)\} from '(.+)'/g)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/as (\w+)/g)].map(([, name]) => [name, join(icons, file)] as const),
  ),
);

function iconsOf({ code }: Module): readonly string[] {
  const imports = [...(code ?? '').matchAll(/import \{([^}]+)\} from ["']lucide-react["']/g)];
  return imports.flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)(?: as \w+)?/g)].flatMap(([, name]) => iconFiles.get(name) ?? []),
  );
}

const dataTable = join(root, 'src/ui/shared/components/DataTable/DataTable.tsx');

/** Modules of which the start uses a small part only; what else uses them brings them along. */
const partlyUsed =
  /\/react-aria\/dist\/private\/i18n\/useNumberFormatter|\/react-(aria|stately)\/dist\/(private|exports)\/(autocomplete\/)?useAutocomplete/;

/** The modules that these bring with them at once; what is imported when it is needed is not among them, unless asked. */
class Imports {
  readonly #entries: readonly string[];
  readonly #followsDynamic: (id: string) => boolean;
  #found: Set<string> | undefined;

  constructor(entries: readonly string[], followsDynamic: (id: string) => boolean = () => false) {
    this.#entries = entries.map((entry) => join(root, entry));
    this.#followsDynamic = followsDynamic;
  }

  /** Whether it is one of these themselves, which are asked for by name. */
  isEntry(id: string): boolean {
    return this.#entries.includes(id);
  }

  has(id: string, context: Context): boolean {
    this.#found ??= this.#follow(context);
    return this.#found.has(id);
  }

  #follow(context: Context): Set<string> {
    const found = new Set<string>();
    const left = [...this.#entries];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id) || partlyUsed.test(id)) continue;
      found.add(id);
      const module = context.getModuleInfo(id);
      if (!module) continue;
      left.push(...module.importedIds.filter((imported) => imported !== iconList), ...iconsOf(module));
      left.push(...module.dynamicallyImportedIds.filter((imported) => this.#followsDynamic(imported)));
    }
    return found;
  }
}

/** The scripts that nobody waits for a page without; each of a few files, so that few answers are waited for. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const signIn = new Imports(['src/main.tsx']);
  const start = new Imports([
    'src/main/application.tsx',
    'src/main/views.ts',
    'src/features/serviceComposition.ts',
    ...filesBelow('src/features', /\/service\.ts$/),
  ]);
  const pageFiles = filesBelow('src/ui/features', /Page\.tsx$/);
  const firstPage = new Imports([
    ...pageFiles.filter((file) => file.endsWith('/ReturnReasonsPage.tsx')),
    'src/domain/return-reasons/returnReasonsSubject.ts',
  ]);
  const furtherPages = pageFiles
    .filter((file) => !file.endsWith('/ReturnReasonsPage.tsx'))
    .map((file) => new Imports([file]));
  const pagesWhere = (isMeant: (page: Imports, context: Context) => boolean) => ({
    has: (id: string, context: Context) => furtherPages.some((page) => isMeant(page, context) && page.has(id, context)),
  });
  // The pages with a table of rows as the first one has: they find that where the first one left it.
  const tablePages = pagesWhere((page, context) => page.has(dataTable, context));
  const otherPages = pagesWhere((page, context) => !page.has(dataTable, context));
  const lazy = {
    // What is laid over a page, and what makes its rows move.
    later: new Imports([
      'src/ui/shared/components/Tooltip/Tooltip.tsx',
      'src/ui/shared/components/Menu/OpenableMenu.tsx',
      'src/ui/shared/components/Select/OpenableSelect.tsx',
      'src/ui/shared/components/DataTable/ReorderableRows.tsx',
      'src/ui/shared/components/DataTable/WindowedRows.tsx',
      'src/ui/app/shell/NavigationOverlay.tsx',
      'src/ui/features/changes/unsaved/UnsavedDialog.tsx',
      'src/ui/features/changes/unsaved/SignOutDialog.tsx',
      'src/ui/features/changes/drafts/DraftNotices.tsx',
      'src/ui/features/publishing/dock/ResumeNotice.tsx',
      'src/ui/features/publishing/panel/PublishOverlays.tsx',
    ]),
    // What a publish sends, and by which calls.
    sending: new Imports([
      'src/features/publishing/runPublish.ts',
      ...filesBelow('src/application', /\/Publish\w+Step\.ts$/),
      ...filesBelow('src/infrastructure', /\/Http\w+(Gateway|Writes)\.ts$/),
    ]),
    // The review says every change in words.
    describers: new Imports(filesBelow('src/domain', /\/describe\w+Change\.ts$/)),
    subjects: new Imports(filesBelow('src/domain', /Subjects?\.ts$|Command\.ts$/)),
  };
  const isDemo = (id: string): boolean => /\/src\/features\/([^/]+\/demo|demoComposition)\.ts$/.test(id);
  const product = new Imports(['src/main.tsx'], (id) => !isDemo(id));
  const demo = new Imports(filesBelow('src/features', /(\/demo|^demoComposition)\.ts$/));
  const named = (name: string, isMember: (id: string, context: Context) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => (isMember(id, context) ? name : null),
    // Each group says itself what belongs to it.
    includeDependenciesRecursively: false,
  });
  /** The start itself, and what the page that merchants begin at shares with others. */
  const behindSignIn = (id: string, context: Context): boolean =>
    !signIn.has(id, context) && (start.has(id, context) || (firstPage.has(id, context) && otherPages.has(id, context)));
  /** What the first page is drawn with beside those: its table of rows among it. */
  const ofFirstPage = (id: string, context: Context): boolean =>
    firstPage.has(id, context) &&
    !firstPage.isEntry(id) &&
    ![signIn, start, otherPages].some((others) => others.has(id, context));
  /** Of rules, what their page is drawn with; else a file each, and the start names every file that a page asks for. */
  const ofRules = (id: string, context: Context): boolean =>
    id.includes('/src/domain/rules/') && tablePages.has(id, context) && !otherPages.has(id, context);
  /** What belongs to one of the lazy parts alone; what several use stays apart. */
  const onlyIn = (part: Imports, id: string, context: Context): boolean =>
    part.has(id, context) &&
    ![signIn, start, firstPage, tablePages, otherPages, ...Object.values(lazy)].some(
      (others) => others !== part && others.has(id, context),
    );
  return [
    // What sign-in runs on, in one file that outlives releases.
    {
      name: 'base',
      test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|lucide-react\/dist\/esm(?!\/icons))\/|rolldown\/runtime/,
      priority: 5,
    },
    // The rest of it in one more: a view in a script of its own that is drawn as sign-in is would split off each part they share.
    { ...named('signIn', (id, context) => signIn.has(id, context) && !signIn.isEntry(id)), priority: 4 },
    { ...named('libraries', behindSignIn), test: /node_modules\/(?!lucide-react)/, priority: 3 },
    { ...named('application', behindSignIn), priority: 2 },
    { ...named('firstPage', ofFirstPage), priority: 2 },
    { ...named('rules', ofRules), priority: 2 },
    ...(['later', 'sending', 'describers'] as const).map((name) => ({
      ...named(name, (id, context) => onlyIn(lazy[name], id, context)),
      priority: 1,
    })),
    // Never fetched where there is a service.
    { ...named('demo', (id, context) => demo.has(id, context) && !product.has(id, context)), priority: 1 },
  ];
}

/** What every page has by the time it asks for another script. */
const present = /^static\/(index|base|rolldown-runtime|signIn)-/;
const presentBehindSignIn = /^static\/(index|base|rolldown-runtime|signIn|libraries|application)-/;

const isFetchedQuietly = /^static\/(sending|describe\w+|demo|later|Openable\w+)-/;

/** The files that must be fetched beside a script: those that are not there already. */
export const filesToPreload = (
  script: string,
  files: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] => {
  if (hostType === 'html') return files;
  // Styles are not found by the script itself; other scripts are, where nobody waits.
  if (isFetchedQuietly.test(script)) return files.filter((file) => file.endsWith('.css') && !present.test(file));
  const isThere = present.test(hostId) ? present : presentBehindSignIn;
  return files.filter((file) => !isThere.test(file));
};
