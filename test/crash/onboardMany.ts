import { signInRequest } from '../support/server/tokenRequest.ts';
import type { Service } from '../e2e/fixtures/Service.ts';
import { changesOfDraft } from '../../src/domain/onboarding/draft/draftChanges.ts';
import { EMPTY_DRAFT } from '../../src/domain/onboarding/draft/merchantDraft.ts';
import { parseNewMerchant } from '../../src/domain/onboarding/onboardingCommand.ts';
import { aMerchantDraft } from '../support/samples/aMerchantDraft.ts';
import { templateRows } from '../../src/domain/onboarding/transfer/writeMerchants.ts';
import { planColumns, type ColumnNames } from '../../src/domain/onboarding/transfer/merchantColumns.ts';
import { readMerchants } from '../../src/domain/onboarding/transfer/readMerchants.ts';
import { NOBODY } from '../../src/domain/onboarding/draft/draftProblems.ts';
import { readTable } from '../../src/domain/tables/readTable.ts';
import { writeTable } from '../../src/domain/tables/writeTable.ts';

const OWNER = 'AUSPOST';
const CARRIER = 'AUSTRALIA_POST';
const owner = { carrier: CARRIER, isSignupSkipped: false };
const labels = Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, name])) as ColumnNames;

type Call = { readonly key: string; readonly path: string; readonly body: unknown };

/** Creates an import file with `count` merchants. */
export function fileOf(count: number): string {
  const [names = []] = templateRows(owner);
  const draft = aMerchantDraft();
  const rows = Array.from({ length: count }, (_, at) => {
    const own: Readonly<Record<string, string>> = {
      companyId: `MASS${at}`,
      tradingName: `Mass ${at}`,
      companyName: `Mass ${at}`,
    };
    return names.map((name) => own[name] ?? String(draft[name as keyof typeof draft] ?? ''));
  });
  return writeTable([names, ...rows]);
}

/** Lists the calls for publishing a file: first all onboardings, then all sign-ups. Each call has its own key. */
export function callsOf(file: string): readonly Call[] {
  const table = readTable(file, (cells) => cells.length);
  if (!table.ok) throw new Error(table.error.kind);
  const plan = planColumns(table.value.names, owner, labels);
  const rows = readMerchants({ rows: table.value.rows, plan }, owner, [], NOBODY);
  const changes = rows.flatMap(({ draft, row, problems }) => {
    if (problems.length > 0) throw new Error(`row ${row}: ${JSON.stringify(problems)}`);
    const rowChanges = changesOfDraft(draft, { requestId: `request-${row}`, product: 'RETURNS_PORTAL' });
    return rowChanges.ok ? rowChanges.value : [];
  });
  const parsed = changes.flatMap((change) => parseNewMerchant(change) ?? []);
  const ofPart = (part: string, path: string): readonly Call[] =>
    parsed
      .filter((change) => change.part === part)
      .map(({ key, value }) => ({ key: `mass-${key}`, path, body: value }));
  return [
    ...ofPart('onboarding', `/v1/returns-portal-service/${CARRIER}/onboard/`),
    ...ofPart('signup', '/v1/prereg/'),
  ];
}

export class OnboardingClient {
  readonly #service: Service;
  #token = '';

  constructor(service: Service) {
    this.#service = service;
  }

  async signIn(): Promise<void> {
    const scope = 'returns_portal_service:app:admin prereg:read prereg:write';
    const request = signInRequest(OWNER, 'admin@auspost.example', scope);
    const answer = await fetch(`${this.#service.url}/v2/oauth/token`, request);
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}.`);
    this.#token = ((await answer.json()) as { access_token: string }).access_token;
  }

  async send({ key, path, body }: Call): Promise<number> {
    const answer = await fetch(`${this.#service.url}${path}`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Lists the existing merchants with the state of their portal. */
  async merchants(): Promise<readonly (readonly [id: string, state: string])[]> {
    const merchants: (readonly [string, string])[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ search: 'MASS', ...(cursor !== undefined && { cursor }) });
      const answer = await fetch(`${this.#service.url}/v1/returns-portal-service/${OWNER}/companies?${query}`, {
        headers: this.#headers,
      });
      if (!answer.ok) throw new Error(`Listing answered ${answer.status}.`);
      const page = (await answer.json()) as {
        readonly companies: readonly { readonly companyId: string; readonly portalState: string }[];
        readonly nextCursor?: string;
      };
      merchants.push(...page.companies.map(({ companyId, portalState }) => [companyId, portalState] as const));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return merchants;
  }

  get #headers() {
    return { authorization: `Bearer ${this.#token}` };
  }
}
