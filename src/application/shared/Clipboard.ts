import { portToken } from './token.ts';

export interface Clipboard {
  /** Copies a text; call it in a click handler. Resolves to false if the browser denies access. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = portToken<Clipboard>('Clipboard');
