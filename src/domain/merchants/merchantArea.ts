type StoredAddress = {
  readonly default?: boolean | undefined;
  readonly place?: { readonly address?: { readonly area?: string | undefined } | undefined } | undefined;
};

/** Area (state or province) that the list of merchants shows: that of the default address, or of the first one. */
export function merchantArea(addresses: readonly StoredAddress[] = []): string | undefined {
  const address = addresses.find((each) => each.default === true) ?? addresses[0];
  return address?.place?.address?.area || undefined;
}
