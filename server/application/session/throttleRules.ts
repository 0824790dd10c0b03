/** Failures one network may cause within its window, whatever the accounts; known devices are not counted. */
export const ADDRESS_FAILURES = 100;
/** Milliseconds after which an attempt that nobody finished counts no longer. */
export const JUDGING_TIME = 60 * 1000;
export const LONGEST_WAIT_SECONDS = 15 * 60;

/**
 * Failures that are free: of an account from one network, of an account from all networks together, and of one known device;
 * and links that a person is mailed one after the other, whoever asks.
 * So many guesses lock out who guesses, and only a great many of them other devices that are not known yet.
 */
export const FREE_FAILURES = { network: 5, account: 50, device: 10, link: 5 } as const;

/** How long to wait after so many failures, in seconds: those that are free, then 1 s doubling to 15 minutes. */
export const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), LONGEST_WAIT_SECONDS);
