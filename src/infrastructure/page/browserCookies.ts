/** The cookies of the page. A browser may deny them, as to a frame in a sandbox: there are none then, and none is kept. */
export const browserCookies = {
  read(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  write(cookie: string): void {
    try {
      document.cookie = cookie;
    } catch {
      // What it would have kept holds until the page is left.
    }
  },
};
