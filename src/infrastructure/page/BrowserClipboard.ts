import type { Clipboard } from '../../application/shared/Clipboard.ts';

/** Not available without TLS, or in a frame without permission. */
export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
