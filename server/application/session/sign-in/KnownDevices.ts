/** A device with an earlier successful sign-in, as proven by its cookie (OWASP device cookies). */
export type KnownDevice = {
  readonly account: string;
  readonly deviceId: string;
};

export type DeviceAccount = { readonly rootOrgId: string; readonly organisationId: string; readonly userId: string };

/** Signed cookies that identify known devices. A cookie does not authenticate a user. */
export interface KnownDevices {
  accountOf(account: DeviceAccount): string;
  /** Devices of all valid, unexpired cookies. */
  read(cookies: readonly string[], now: number): readonly KnownDevice[];
  /** Creates a cookie value, with a new device ID if none is given. */
  issue(account: DeviceAccount, deviceId: string | undefined, now: number): string;
}
