import type { Clipboard } from '../../application/shared/Clipboard.ts';

/** The browser's. A page without TLS has none, and a frame of another site may use it only where that site lets it. */
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
