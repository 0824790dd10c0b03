/** How long an open publish keeps others waiting once its page fell silent, in milliseconds. */
export const PUBLISH_LEASE = 120_000;
