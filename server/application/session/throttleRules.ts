/** Failures an account may have before it must wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** Milliseconds after the last failure when an account starts afresh. */
export const ACCOUNT_MEMORY = 12 * 60 * 60 * 1000;
/** Failures one address may cause within its window, whatever the accounts. */
export const ADDRESS_FAILURES = 100;
/** Milliseconds. */
export const ADDRESS_WINDOW = 10 * 60 * 1000;

/** How long an account waits after so many failures, in seconds: five are free, then 1 s doubling to 15 minutes. */
export const accountWaitSeconds = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);
