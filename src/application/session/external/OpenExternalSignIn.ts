import { portToken } from '../../shared/token.ts';
import type { ExternalSignIn } from './ExternalSignIn.ts';
import type { WidgetSignIn } from './WidgetSignIn.ts';

/** The two ways to sign in by the word of others: the owner's identity provider, and the site around a widget. */
export type ExternalWays = { readonly provider: ExternalSignIn; readonly widget: WidgetSignIn };

/** Fetches their script: nobody else needs it. */
export type OpenExternalSignIn = () => Promise<ExternalWays>;
export const OpenExternalSignIn = portToken<OpenExternalSignIn>('OpenExternalSignIn');
