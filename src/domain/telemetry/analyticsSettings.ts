export const serverZones = ['EU', 'US'] as const;
export type ServerZone = (typeof serverZones)[number];

/** How events are uploaded [TL-5] [TL-6] [TL-7]; times in milliseconds, all numbers at least 1. */
export type AnalyticsSettings = {
  readonly url: string;
  /** Longest time between two events of one analytics session. */
  readonly sessionTimeout: number;
  /** Most events of one upload. */
  readonly uploadBatchSize: number;
  /** Most events that wait in one browser. */
  readonly savedMaxCount: number;
  /** How long an event waits for others to be sent with. */
  readonly uploadPeriod: number;
};

const zoneUrls: Readonly<Record<ServerZone, string>> = {
  EU: 'https://api.eu.amplitude.com/',
  US: 'https://api.amplitude.com/',
};

/** The specification names these and leaves the values open: they are the defaults of the library whose form uploads have. */
export const analyticsDefaults = {
  sessionTimeout: 1_800_000,
  uploadBatchSize: 100,
  savedMaxCount: 1000,
  uploadPeriod: 30_000,
} as const;

/** What a page's environment may say of them. */
export type AnalyticsOptions = {
  readonly [Name in keyof AnalyticsSettings]?: AnalyticsSettings[Name] | undefined;
} & { readonly zone?: ServerZone | undefined };

/** Settings in full: an address goes before a zone, no zone is the US, and a number that is no whole one from 1 counts as not set. */
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
