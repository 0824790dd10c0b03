/** The script of a page could not be loaded, because of `cause`. Not an error of the page. */
export class NotFetched extends Error {}
