/** The script of a page did not come, for the reason that is its `cause`: nothing on the page is at fault. */
export class NotFetched extends Error {}
