/** The kinds of pending change (source, section 3), in the order they are published. */
export const changeTypes = [
  'COMPANY',
  'COMPANY_CARRIER_CONFIG',
  'COMPANY_NETWORK_CONFIG',
  'WAREHOUSE',
  'WAREHOUSE_BINDINGS',
  'ONBOARD',
  'SIGNUP',
  'APPLICATION_CONFIG_MERCHANT',
  'APPLICATION_CONFIG_OWNER',
  'RULES',
] as const;
export type ChangeType = (typeof changeTypes)[number];

/**
 * One edit that is not published yet. Values are JSON-like. `originalValue` is what is published;
 * absent, the change adds something new.
 */
export type PendingChange = {
  readonly type: ChangeType;
  /** What is changed; unique among a company's pending changes. */
  readonly key: string;
  readonly value?: unknown;
  readonly originalValue?: unknown;
  readonly valueId?: string | undefined;
};

/** A company's pending changes by key. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;
