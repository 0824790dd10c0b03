/** Empty if the browser denies cookies, e.g. in a sandboxed frame. */
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
      // The value lasts until the page is left.
    }
  },
};
