import type { Clipboard } from '../../application/shared/Clipboard.ts';

/** Clipboard of the browser. Unavailable without TLS, and in a frame without permission. */
export const browserClipboard: Clipboard = {
  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
