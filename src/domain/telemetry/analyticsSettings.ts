export const serverZones = ['EU', 'US'] as const;
export type ServerZone = (typeof serverZones)[number];

/** Upload settings [TL-5] [TL-6] [TL-7]. Times in milliseconds, all numbers at least 1. */
export type AnalyticsSettings = {
  readonly url: string;
  /** Maximum time between two events of a session. */
  readonly sessionTimeout: number;
  readonly uploadBatchSize: number;
  readonly savedMaxCount: number;
  /** Maximum time before an event is uploaded. */
  readonly uploadPeriod: number;
};

const zoneUrls: Readonly<Record<ServerZone, string>> = {
  EU: 'https://api.eu.amplitude.com/',
  US: 'https://api.amplitude.com/',
};

/** Defaults of Amplitude's library, because the specification leaves the values open. */
export const analyticsDefaults = {
  sessionTimeout: 1_800_000,
  uploadBatchSize: 100,
  savedMaxCount: 1000,
  uploadPeriod: 30_000,
} as const;

export type AnalyticsOptions = {
  readonly [Name in keyof AnalyticsSettings]?: AnalyticsSettings[Name] | undefined;
} & { readonly zone?: ServerZone | undefined };

/** Settings from options. `url` overrides `zone`, which defaults to US. Only positive integers are accepted. */
export function analyticsSettingsOf(options: AnalyticsOptions): AnalyticsSettings {
  const { url, zone = 'US' } = options;
  const count = (name: keyof typeof analyticsDefaults): number => {
    const value = options[name];
    return value !== undefined && Number.isSafeInteger(value) && value >= 1 ? value : analyticsDefaults[name];
  };
  return {
    url: url === undefined || url === '' ? zoneUrls[zone] : url,
    sessionTimeout: count('sessionTimeout'),
    uploadBatchSize: count('uploadBatchSize'),
    savedMaxCount: count('savedMaxCount'),
    uploadPeriod: count('uploadPeriod'),
  };
}
