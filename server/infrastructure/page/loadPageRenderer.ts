import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './PageRenderer.ts';

export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Partial<PageRenderer>;
  const { renderSignIn } = module;
  if (typeof renderSignIn !== 'function') throw new Error(`${file} has no renderSignIn`);
  return { renderSignIn };
}
