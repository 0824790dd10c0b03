import type { MerchantConfigDocument } from '../../contract/company/merchantConfig.ts';
import { signInRequest } from '../support/server/tokenRequest.ts';

const ORGANISATION = 'NORTHWIND';
const PRODUCT = 'RETURNS_PORTAL';

/** Client without retries and caches. */
export class Client {
  readonly #origin: string;
  #token = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async signIn(): Promise<number> {
    const answer = await this.#post('/v2/oauth/token', signInRequest(ORGANISATION, 'staff@northwind.example'));
    const body = (await answer.json()) as { access_token?: string };
    if (body.access_token !== undefined) this.#token = body.access_token;
    return answer.status;
  }

  async read(): Promise<{ readonly status: number; readonly document: MerchantConfigDocument }> {
    const body = JSON.stringify({ merchant: ORGANISATION, token: this.#token });
    const answer = await this.#post('/api/merchant-config', { headers: this.#headers, body });
    return { status: answer.status, document: (await answer.json()) as MerchantConfigDocument };
  }

  /** Sets the heading of the return form. The write is based on the current revision. */
  async write(heading: string): Promise<{ readonly status: number; readonly retryAfter: string | null }> {
    const { status, document } = await this.read();
    if (status !== 200) return { status, retryAfter: null };
    const product = document.products[PRODUCT];
    const changed = { ...product, returnFormFields: { ...product?.returnFormFields, orderIdCustomHeader: heading } };
    const answer = await this.#post(`/v1/returns-portal-service/AUSPOST/update-company/${ORGANISATION}`, {
      headers: { ...this.#headers, 'if-match': document.revision ?? '' },
      body: JSON.stringify({ products: { [PRODUCT]: changed } }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  }

  async heading(): Promise<string | undefined> {
    return (await this.read()).document.products[PRODUCT]?.returnFormFields?.orderIdCustomHeader;
  }

  async status(path: string): Promise<number> {
    const answer = await fetch(this.#origin + path);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Lists the parts of the service that the readiness check reports as not working. */
  async impediments(): Promise<readonly string[]> {
    const answer = await fetch(`${this.#origin}/api/ready`);
    const { errors = [] } = (await answer.json()) as { errors?: { pointer: string }[] };
    return errors.map(({ pointer }) => pointer.slice(1)).toSorted();
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
  }

  #post(path: string, request: RequestInit): Promise<Response> {
    return fetch(this.#origin + path, { method: 'POST', ...request });
  }
}
