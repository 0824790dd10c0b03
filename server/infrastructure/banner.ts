import type { Settings } from './settings.ts';

export type Sample = {
  readonly merchantId: string;
  readonly accounts: readonly { readonly email: string; readonly organisationId: string; readonly password: string }[];
};

export function banner(options: {
  readonly version: string;
  readonly address: string;
  readonly engines: readonly string[];
  readonly settings: Settings;
  readonly sample: Sample | undefined;
}): string {
  const { address, sample, settings } = options;
  const lines: (readonly [string, string])[] = [
    ['Admin', `${address}/merchants/overview`],
    ...(sample ? [['Merchant', `${address}/${sample.merchantId}`] as const] : []),
    ...options.engines.map((engine) => ['Database', engine] as const),
    ...(settings.DATABASE_URL === undefined ? [['Data folder', settings.DATA_DIR] as const] : []),
    ...(sample?.accounts ?? []).map(
      ({ email, password, organisationId }) => ['Account', `${email} / ${password}  (${organisationId})`] as const,
    ),
  ];
  const rows = lines.map(([name, value]) => `  ${name.padEnd(12)}${value}`);
  return ['', `Returns portal administration ${options.version}`, '', ...rows, '', '  Stop with Ctrl+C', ''].join('\n');
}
