import { portToken } from '../../shared/token.ts';
import type { ExternalSignIn } from './ExternalSignIn.ts';

/** Fetches the script that leads to an owner's identity provider: nobody else needs it. */
export type OpenExternalSignIn = () => Promise<ExternalSignIn>;
export const OpenExternalSignIn = portToken<OpenExternalSignIn>('OpenExternalSignIn');
