import { ChangeRegistry } from '../../src/domain/changes/changeRegistry.ts';
import type { ServerCore } from '../infrastructure/composeCore.ts';
import { activity } from './activity.ts';
import { applicationConfig } from './applicationConfig.ts';
import { carriers } from './carriers.ts';
import { changes } from './changes.ts';
import { company } from './company.ts';
import { history } from './history.ts';
import { merchants } from './merchants.ts';
import { onboarding } from './onboarding.ts';
import { operations } from './operations.ts';
import { previewLinks } from './previewLinks.ts';
import { publishing } from './publishing.ts';
import { reviewMode } from './reviewMode.ts';
import { ruleChecks } from './ruleChecks.ts';
import { rules } from './rules.ts';
import { type ServerFeature, subject } from './ServerFeature.ts';
import { session } from './session.ts';
import { users } from './users.ts';
import { warehouses } from './warehouses.ts';
import { storeNetworksSubject } from '../../src/domain/store-networks/storeNetworksSubject.ts';
import { putStoreNetworks } from '../../contract/store-networks/storeNetworks.ts';
import { updateStoreNetworks } from '../../src/domain/store-networks/writes/updateStoreNetworks.ts';
import { runs, serve, answered } from '../infrastructure/http/calls/serve.ts';
import { getAdminConfig, getLocalAdminConfig } from '../../contract/branding/getAdminConfig.ts';
import { getCompany, postMerchantBrand } from '../../contract/branding/merchantBrand.ts';
import { ReadCompany } from '../application/companies/ReadCompany.ts';
import { ReadMerchantBrand } from '../application/companies/ReadMerchantBrand.ts';
import { companyRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { getLocale } from '../../contract/languages/locale.ts';
import type { BundleTree } from '../../locales/readBundle.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { shortHash } from '../infrastructure/languages/LocaleBundles.ts';

const languages = {
  name: 'languages',
  auditActions: [],
  serves({ bundleOf }) {
    const tags = new WeakMap<BundleTree, string>();
    const tagOf = (bundle: BundleTree): string => {
      const tag = tags.get(bundle) ?? shortHash(textsOfPage(bundle));
      tags.set(bundle, tag);
      return tag;
    };
    return [
      serve(getLocale, ({ query }) => {
        const bundle = bundleOf(query.locale, query.carrier);
        const tag = tagOf(bundle);
        return ok({
          kept: { name: `${getLocale.id} ${tag}`, make: () => Promise.resolve(textsOfPage(bundle)) },
          // The browser revalidates its copy. The tag is weak, because the bytes depend on the encoding.
          headers: { etag: `W/"${tag}"`, 'cache-control': 'private, no-cache' },
        });
      }),
    ];
  },
} satisfies ServerFeature;

/** Omits texts of mails, which no page uses. */
const textsOfPage = (bundle: BundleTree): BundleTree =>
  Object.fromEntries(Object.entries(bundle).filter(([subject]) => subject !== 'mail'));

const branding = {
  name: 'branding',
  auditActions: [],
  serves({ readAdminConfig, readMerchantConfig }) {
    const readCompany = new ReadCompany(readMerchantConfig);
    const readBrand = new ReadMerchantBrand(readMerchantConfig);
    return [
      ...[getAdminConfig, getLocalAdminConfig].map((call) =>
        serve(call, async ({ query }) => answered(await readAdminConfig.execute(query.carrier))),
      ),
      serve(getCompany, async (request) => answered(await readCompany.execute(companyRequest(request)))),
      serve(postMerchantBrand, async ({ body, principal }) =>
        answered(await readBrand.execute({ principal, merchantId: body.merchant })),
      ),
    ];
  },
} satisfies ServerFeature;

const storeNetworks = {
  name: 'store-networks',
  auditActions: ['store-networks.updated'],
  changes: { 'store-networks': subject(storeNetworksSubject) },
  serves: ({ configuration }) => [
    serve(
      putStoreNetworks,
      runs(configuration, updateStoreNetworks, ({ body }) => body),
    ),
  ],
} satisfies ServerFeature;

export const features: readonly ServerFeature[] = [
  branding,
  company,
  languages,
  session,
  carriers,
  storeNetworks,
  applicationConfig,
  rules,
  ruleChecks,
  warehouses,
  onboarding,
  changes,
  publishing,
  history,
  merchants,
  reviewMode,
  activity,
  users,
  previewLinks,
  operations,
];

/** Change subjects of all features, to read recorded changes and compare configurations. */
export const registry = new ChangeRegistry(Object.assign({}, ...features.map(({ changes }) => changes)));

export async function purgeExpired(core: ServerCore): Promise<void> {
  for (const feature of features) await feature.purge?.(core);
}
