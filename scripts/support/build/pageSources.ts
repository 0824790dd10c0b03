import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A page of a manifest, with the project paths of the modules that it loads. */
export type PageSource = {
  readonly path: string;
  readonly audience: 'merchant' | 'admin';
  /** Whether this is the start page of its audience. */
  readonly isHome: boolean;
  readonly sources: readonly string[];
};

type Node = { readonly type?: string; readonly [key: string]: unknown };

const manifestFile = /\/src\/features\/[^/]+\/manifest\.ts$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Value of a property of an object literal. Ignores a type assertion around the value. */
const property = (object: Node, name: string): Node | undefined => {
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];
  const found = properties.find(({ key }) => isNode(key) && (key['name'] === name || key['value'] === name));
  return found && isNode(found['value']) ? found['value'] : undefined;
};

const textOf = (node: Node | undefined): string | undefined =>
  typeof node?.['value'] === 'string' ? node['value'] : undefined;

function nodesOf(node: Node, type: string): readonly Node[] {
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => nodesOf(child, type));
  return node.type === type ? [node, ...inside] : inside;
}

const importsOf = (node: Node | undefined): readonly string[] =>
  node ? nodesOf(node, 'ImportExpression').flatMap(({ source }) => (isNode(source) ? (textOf(source) ?? []) : [])) : [];

export function pageSourcesIn(manifest: Node): readonly PageSource[] {
  const changes = nodesOf(manifest, 'ObjectExpression').map((object) => property(object, 'changes'));
  const subjects = changes.flatMap((each) => (each ? importsOf(property(each, 'load')) : []));
  const pages = nodesOf(manifest, 'ArrayExpression').flatMap(({ elements }) =>
    Array.isArray(elements) ? elements.filter(isNode) : [],
  );
  return pages.flatMap((page): PageSource[] => {
    const path = textOf(property(page, 'path'));
    const sources = importsOf(property(page, 'load'));
    if (path === undefined || sources.length === 0) return [];
    const audience = textOf(property(page, 'audience')) === 'admin' ? 'admin' : 'merchant';
    const isHome = property(page, 'isHome')?.['value'] === true;
    return [{ path, audience, isHome, sources: [...sources, ...subjects] }];
  });
}

/** Writes the modules of each page next to the build's manifest, so that the service can request them early. */
export const pageSources = (): Plugin => ({
  name: 'page-sources',
  apply: 'build',
  generateBundle() {
    const root = process.cwd();
    const pages = [...this.getModuleIds()]
      .filter((id) => manifestFile.test(id))
      .flatMap((id) => {
        const code = this.getModuleInfo(id)?.code;
        const inProject = (source: string): string => relative(root, join(dirname(id), source));
        return code
          ? pageSourcesIn(this.parse(code) as unknown as Node).map(({ sources, ...page }) => ({
              ...page,
              sources: sources.map(inProject),
            }))
          : [];
      });
    if (pages.length === 0) this.error('No manifest names a page.');
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
  },
});
