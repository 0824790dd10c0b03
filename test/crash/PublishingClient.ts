import { setTimeout as wait } from 'node:timers/promises';
import type { MerchantConfigDocument, ProductDocument } from '../../contract/company/merchantConfig.ts';
import { signInRequest } from '../support/server/tokenRequest.ts';

/** Merchant whose reasons are published repeatedly. */
const merchant = { rootOrgId: 'AUSPOST', companyId: 'NORTHWIND', email: 'staff@northwind.example' };
const PRODUCT = 'RETURNS_PORTAL';

export type Answer = { readonly status: number; readonly body: any };
/** The published texts and the revision, as customers see them. */
export type Reading = { readonly revision: number; readonly marks: ReadonlySet<string> };

const revisionOf = (tag: string): number => Number(/^"r(\d+)"$/.exec(tag)?.[1]);

const BUSY = 503;
const MAX_RETRIES = 200;

/** Repeats a request while the service rejects it for overload. A rejected request has no effect. */
async function fetchOnceFree(address: string, request: RequestInit): Promise<Response> {
  for (let times = 1; ; times += 1) {
    const answer = await fetch(address, request);
    if (answer.status !== BUSY || times === MAX_RETRIES) return answer;
    await answer.arrayBuffer();
    await wait(50);
  }
}

/** Makes the calls of the client, but without its retries. A call fails if it gets no response. */
export class PublishingClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async signIn(): Promise<string> {
    const request = signInRequest(merchant.companyId, merchant.email);
    const answer = await fetchOnceFree(`${this.#origin}/v2/oauth/token`, request);
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}.`);
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  async configuration(token: string): Promise<MerchantConfigDocument> {
    const { status, body } = await this.#post(token, '/api/merchant-config', {
      merchant: merchant.companyId,
      token,
    });
    if (status !== 200) throw new Error(`Reading answered ${status}.`);
    return body as MerchantConfigDocument;
  }

  async read(token: string): Promise<Reading> {
    const document = await this.configuration(token);
    const { returnReasons, returnFormFields } = productOf(document);
    const marks = [
      ...(returnReasons?.reasons ?? []).map(({ description }) => description),
      returnFormFields?.orderIdCustomHeader ?? '',
    ];
    return {
      revision: revisionOf(document.revision ?? ''),
      marks: new Set(marks.map((text) => text.split(' · ')[1] ?? '')),
    };
  }

  /** @param product content of the product after the publish */
  open(token: string, key: string, revision: number, product: ProductDocument): Promise<Answer> {
    const reasons = (product.returnReasons?.reasons ?? []).map((value) => ({
      type: 'COMPANY',
      key: `returnReasons.reason.${value.code}`,
      value,
    }));
    const value = product.returnFormFields?.orderIdCustomHeader;
    const changes = [...reasons, { type: 'COMPANY', key: 'returnForm.orderIdCustomHeader', value }];
    return this.#post(
      token,
      `${this.#company}/publishes`,
      { changes },
      { 'idempotency-key': key, 'if-match': `"r${revision}"` },
    );
  }

  /** Makes one of the two writes of a publish: the texts of reasons or form. Each text ends with the mark. */
  write(token: string, key: string, publishId: string, product: ProductDocument): Promise<Answer> {
    const path = `/v1/returns-portal-service/${merchant.rootOrgId}/update-company/${merchant.companyId}`;
    const headers = { 'idempotency-key': key, 'x-publish-id': publishId };
    return this.#post(token, path, { products: { [PRODUCT]: product } }, headers);
  }

  complete(token: string, key: string, publishId: string): Promise<Answer> {
    return this.#post(token, `${this.#company}/publishes/${publishId}/complete`, undefined, { 'idempotency-key': key });
  }

  /** Lists completed publishes, newest first. */
  async history(
    token: string,
  ): Promise<{ readonly publishId: string; readonly base: number; readonly revision: number }[]> {
    const publishes: { publishId: string; base: number; revision: number }[] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const answer = await fetchOnceFree(`${this.#origin}${this.#company}/publishes${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const page = (await answer.json()) as { publishes: Record<string, string>[]; nextCursor?: string };
      for (const { publishId = '', state, baseRevision = '', revision = '' } of page.publishes)
        if (state === 'published')
          publishes.push({ publishId, base: revisionOf(baseRevision), revision: revisionOf(revision) });
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return publishes;
  }

  get #company(): string {
    return `/v1/returns-portal-service/${merchant.rootOrgId}/company/${merchant.companyId}`;
  }

  async #post(token: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetchOnceFree(this.#origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }
}

export const productOf = (document: MerchantConfigDocument): ProductDocument => document.products[PRODUCT]!;

/** Adds the mark to the text of each reason. */
export const withMarkedReasons = (product: ProductDocument, mark: string): ProductDocument => ({
  ...product,
  returnReasons: {
    enabled: true,
    ...product.returnReasons,
    reasons: (product.returnReasons?.reasons ?? []).map((reason) => ({
      ...reason,
      description: marked(reason.description, mark),
    })),
  },
});

/** Adds the mark to the text of each reason and to the heading of the form. */
export const withMarkedForm = (product: ProductDocument, mark: string): ProductDocument => ({
  ...product,
  returnFormFields: { ...product.returnFormFields, orderIdCustomHeader: marked('Order number', mark) },
});

const marked = (text: string, mark: string): string => `${text.split(' · ')[0]} · ${mark}`;
