import type { Clipboard } from '../../application/shared/Clipboard.ts';

/** Clipboard of the browser. Unavailable without TLS, and in a frame without permission. */
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
