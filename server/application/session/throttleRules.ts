/** Maximum failures per network and window, for all accounts together. Known devices are not counted. */
export const ADDRESS_FAILURES = 100;
/** Milliseconds after which an unfinished attempt no longer counts. */
export const JUDGING_TIME = 60 * 1000;
export const LONGEST_WAIT_SECONDS = 15 * 60;

/**
 * Failures without a wait, per account: from one network, from all networks, from one known device, and mailed links.
 * The higher limit for all networks makes it hard for a guesser to lock out the user's new devices.
 */
export const FREE_FAILURES = { network: 5, account: 50, device: 10, link: 5 } as const;

/** Wait in seconds: 0 for free failures, then 1 s doubling to 15 minutes. */
export const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), LONGEST_WAIT_SECONDS);
