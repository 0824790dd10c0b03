import type { Boot } from '../../../contract/boot.ts';

/** Renders the sign-in form as HTML, so that it is visible before any script runs. */
export interface PageRenderer {
  renderSignIn(boot: Boot): string;
}
