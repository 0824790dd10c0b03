import type { Boot } from '../../../contract/boot.ts';
import { pathToFileURL } from 'node:url';

/** Renders the sign-in form as HTML, so that users see it before any script runs. */
export interface PageRenderer {
  renderSignIn(boot: Boot): string;
}

export async function loadPageRenderer(file: string): Promise<PageRenderer> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Partial<PageRenderer>;
  const { renderSignIn } = module;
  if (typeof renderSignIn !== 'function') throw new Error(`${file} has no renderSignIn`);
  return { renderSignIn };
}
