import type { Plugin } from 'vite';

/**
 * React Aria's announcer empties its log by `innerHTML`, which the page's Trusted Types refuse: a number field that is
 * left after something was announced would take the whole page down. The build empties it by `textContent`.
 */
export const announcerWithoutHtml = (): Plugin => ({
  name: 'announcer-without-html',
  transform: {
    filter: { id: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
    handler(code) {
      const mended = code.replaceAll(".innerHTML = ''", ".textContent = ''");
      if (mended === code || mended.includes('innerHTML'))
        this.error('React Aria’s announcer is written in another way; see whether it still sets innerHTML.');
      return { code: mended, map: null };
    },
  },
});
