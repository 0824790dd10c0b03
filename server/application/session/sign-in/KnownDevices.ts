/** A device from which a user has signed in before, as proven by its cookie (OWASP device cookies). */
export type KnownDevice = {
  readonly account: string;
  readonly deviceId: string;
};

export type DeviceAccount = { readonly rootOrgId: string; readonly organisationId: string; readonly userId: string };

/** Signed cookies that identify known devices. A cookie does not authenticate a user. */
export interface KnownDevices {
  accountOf(account: DeviceAccount): string;
  /** Reads the devices from all valid, unexpired cookies. */
  read(cookies: readonly string[], now: number): readonly KnownDevice[];
  /** Creates a cookie value. If no device ID is given, creates a new one. */
  issue(account: DeviceAccount, deviceId: string | undefined, now: number): string;
}
