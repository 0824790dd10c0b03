import { portToken } from './token.ts';

/** What a person pastes from. */
export interface Clipboard {
  /** Puts a text there, at a press. Never rejects; false where the browser denies it: the person is shown what to copy. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = portToken<Clipboard>('Clipboard');
