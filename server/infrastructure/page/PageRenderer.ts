import type { Boot } from '../../../contract/boot.ts';

/** Draws the sign-in form as markup, so that it stands in the page before any script runs. */
export interface PageRenderer {
  renderSignIn(boot: Boot): string;
}
