import type { Boot } from '../../../contract/boot.ts';
import { readDraft } from '../../../contract/changes/readDraft.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import type { Env } from '../../../contract/env.ts';
import { getLocale } from '../../../contract/languages/locale.ts';
import { requestUrl } from '../../../contract/requestUrl.ts';
import { isOn } from '../../../src/domain/company/merchantDefaults.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { bundleLocaleOf } from '../../../src/domain/languages/language.ts';

/** A request that the application will make. The early script replaces `token` in its body by the session's token. */
export type EarlyRequest = {
  readonly method: string;
  readonly url: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Company of the request. If present, the request is sent with the session's token. */
  readonly companyId?: CompanyId;
  /** Uses the browser's cache even if it is stale, because the application revalidates the response. */
  readonly cache?: 'force-cache';
};

/** Requests that a signed-in user needs before the first render: all texts, and the data of a company's page. */
export function earlyRequests(
  boot: Omit<Boot, 'bundle'>,
  env: Env,
  companyId: CompanyId | undefined,
  release: string,
): readonly EarlyRequest[] {
  const { adminConfig, carrier, language } = boot;
  const texts = {
    method: getLocale.method,
    url: requestUrl(getLocale, {}, { locale: bundleLocaleOf(language), carrier, release }),
    cache: 'force-cache' as const,
  };
  if (companyId === undefined) return [texts];
  const configuration = {
    method: postMerchantConfig.method,
    url: requestUrl(postMerchantConfig),
    body: { merchant: companyId, token: '', localMode: env.localMode === true },
    companyId,
  };
  if (!isOn(adminConfig.features.drafts)) return [texts, configuration];
  const rootOrgId = adminConfig.rootOrgId ?? adminConfig.carrierName;
  const draft = {
    method: readDraft.method,
    url: (env.apiUrl ?? '') + requestUrl(readDraft, { rootOrgId, merchantId: companyId }),
    companyId,
  };
  return [texts, configuration, draft];
}
