import type { Boot } from '../../../contract/boot.ts';
import { readDraft } from '../../../contract/changes/readDraft.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import type { Env } from '../../../contract/env.ts';
import { getLocale } from '../../../contract/languages/locale.ts';
import { requestUrl } from '../../../contract/requestUrl.ts';
import { isOn } from '../../../src/domain/company/toggle.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { bundleLocaleOf } from '../../../src/domain/languages/language.ts';

/** A request as the application will make it; `token` in its body stands for that of who is signed in. */
export type EarlyRequest = {
  readonly method: string;
  readonly url: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The company it is about; it carries the session's token then. */
  readonly companyId?: CompanyId;
  /** Takes what the browser has kept, however old; the application asks whether it still holds. */
  readonly cache?: 'force-cache';
};

/** What a page asks for before it can be drawn for who is signed in: all texts and, of a company's page, its data. */
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
