import { portToken } from '../../shared/token.ts';
import type { ExternalSignIn } from './ExternalSignIn.ts';
import type { WidgetSignIn } from './WidgetSignIn.ts';

export type ExternalWays = { readonly provider: ExternalSignIn; readonly widget: WidgetSignIn };

export type OpenExternalSignIn = () => Promise<ExternalWays>;
export const OpenExternalSignIn = portToken<OpenExternalSignIn>('OpenExternalSignIn');
