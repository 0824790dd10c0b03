/** A postal address as the service keeps it (source, section 3). Absent fields are not filled in. */
export type Address = {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly line3?: string | undefined;
  readonly unitNumber?: string | undefined;
  readonly blockNumber?: string | undefined;
  readonly town?: string | undefined;
  readonly area?: string | undefined;
  readonly postcode?: string | undefined;
  /** ISO 3166-1, two letters. */
  readonly country?: string | undefined;
};
