import { portToken } from './token.ts';

export interface Clipboard {
  /** Call it in a click handler. False if the browser denies access, so show the text for manual copying. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = portToken<Clipboard>('Clipboard');
