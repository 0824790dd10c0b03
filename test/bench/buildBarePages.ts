import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type * as RenderForm from './bare/renderForm.tsx';
import { buildScript } from './buildScript.ts';

const source = resolve('test/bench/bare');

const pageOf = (script: string, form: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">` +
  `<script type="module" src="/${script}"></script></head><body><div id="root">${form}</div></body></html>`;

export type BarePages = { readonly client: string; readonly hydrated: string; readonly reasons: string };

/**
 * Builds minimal pages with which the product is compared, each into its own folder. `client` and `hydrated` show the
 * same form with the same libraries: `client` renders it in the browser, `hydrated` contains it in the HTML. `reasons`
 * shows the return reasons of the signed-in user.
 */
export async function buildBarePages(folder: string): Promise<BarePages> {
  const made = { client: join(folder, 'client'), hydrated: join(folder, 'hydrated'), reasons: join(folder, 'reasons') };
  // Vite compiles the form, because Node.js runs TypeScript but no JSX.
  const { renderForm } = (await runnerImport<typeof RenderForm>(join(source, 'renderForm.tsx'))).module;
  for (const [name, outDir] of Object.entries(made)) {
    await buildScript(join(source, `${name}.tsx`), outDir, pageOf('page.js', name === 'hydrated' ? renderForm() : ''));
  }
  return made;
}
