import type { Plugin } from 'vite';
import { sampleAssets } from './assets.ts';
import { generateMerchants, SAMPLE_NOW } from './generateMerchants.ts';
import { makeSample } from './makeSample.ts';
import { withNorthwindHistory } from './northwindHistory.ts';
import type { SampleData } from './SampleData.ts';

const MODULE_ID = 'virtual:sample';
const RESOLVED_ID = `\0${MODULE_ID}`;
const SEED = 2026;
const GENERATED_MERCHANTS = 60;

/** Three parts: the sample merchants, a merchant with past publishes, and generated merchants to search and scroll. */
export function demoSample(): SampleData {
  const sample = makeSample({ seed: SEED, now: SAMPLE_NOW });
  return {
    ...sample,
    owners: sample.owners.map((owner, index) => ({
      ...owner,
      // The demo completes addresses of the sample's places. A service announces this feature itself.
      adminConfig: {
        ...owner.adminConfig,
        features: { ...owner.adminConfig.features, addressLookup: { enabled: true } },
      },
      merchants:
        index === 0
          ? [
              ...owner.merchants.map((merchant) =>
                merchant.companyId === 'NORTHWIND' ? withNorthwindHistory(merchant, owner) : merchant,
              ),
              ...generateMerchants(owner, GENERATED_MERCHANTS, SEED),
            ]
          : owner.merchants,
    })),
  };
}

/**
 * Provides the sample's files, and `virtual:sample` as plain data, so that browsers do not load the generators of the
 * sample.
 */
export function samplePlugin(): Plugin {
  return {
    name: 'sample',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      for (const { path, body } of sampleAssets) {
        if (this.environment.config.command === 'build')
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: body });
      }
      return `export const sample = JSON.parse(${JSON.stringify(JSON.stringify(demoSample()))});`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asset = sampleAssets.find((each) => each.path === request.url?.split('?')[0]);
        if (!asset) return next();
        response.setHeader('content-type', asset.contentType);
        response.end(asset.body);
      });
    },
  };
}
