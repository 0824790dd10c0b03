/** A device that somebody signed in with before, as its cookie proves (OWASP, device cookies). */
export type KnownDevice = {
  /** A digest of whom it is known to. */
  readonly account: string;
  /** Names the device, and no other. */
  readonly deviceId: string;
};

/** Whom a device is known to. */
export type DeviceAccount = { readonly rootOrgId: string; readonly organisationId: string; readonly userId: string };

/** Cookies by which a device is known again. Nobody else can make one, and it proves nothing but that. */
export interface KnownDevices {
  /** What names the account in a cookie. */
  accountOf(account: DeviceAccount): string;
  /** The device of each genuine cookie among these values that is not too old. */
  read(cookies: readonly string[], now: number): readonly KnownDevice[];
  /** A cookie's value for a device, or for a new one. */
  issue(account: DeviceAccount, deviceId: string | undefined, now: number): string;
}
