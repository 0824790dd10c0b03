import { expect } from 'vitest';
import type { WriteContext } from '../../../src/application/company/CompanyGateway.ts';
import type { RuleChecksAnswer } from '../../../src/application/rule-checks/RuleChecksGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Gateways } from '../../contracts/gateways.ts';
import { withSettings, type CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import { noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { changesBetween } from '../../support/changes.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { Call, Move, Nth, WriteCall } from './calls.ts';
import { PEOPLE, type Person } from './companies.ts';

type Sides<T> = { readonly demo: T; readonly service: T };
type Answer = Result<unknown, PortFailure>;
type SideName = keyof Sides<unknown>;
const sides = ['demo', 'service'] as const;

const NOT_THERE = 'not-there';
/** An entity tag that was never issued for rule checks. */
const ANOTHER = '"canother"';
/** One red pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
/** Milliseconds after which an admin needs another review. */

const both = async <T>(ask: (side: SideName) => Promise<T>): Promise<Sides<T>> => ({
  demo: await ask('demo'),
  service: await ask('service'),
});

/** Sends the same calls about one company to the demo and to the service, and expects equal responses. */
export class Pair {
  readonly #gateways: Sides<Gateways>;
  readonly #path: { readonly rootOrgId: string; readonly companyId: ReturnType<typeof companyId> };
  #person: Person = PEOPLE[0];
  #keys = 0;
  /** Current revision, or undefined before the first read. */
  #revision = 0;
  readonly #sent: { readonly call: Call; readonly key: string }[] = [];
  readonly #publishes: Sides<string>[] = [];
  readonly #warehouses: Sides<string>[] = ['acme-3', 'acme-2', 'acme-1'].map(seeded);
  readonly #rules: Sides<string>[] = ['rule-2', 'rule-1'].map(seeded);
  /** Entity tags of the rule checks, newest first. */
  readonly #checks: Sides<string>[] = [seeded(noChecks.revision)];
  /** Ids created by each implementation, mapped to a common name. */
  readonly #names: Sides<Map<string, string>> = { demo: new Map(), service: new Map() };
  /** Kinds of responses so far, so the test can check that each kind occurred. */
  readonly met: string[] = [];

  private constructor(gateways: Sides<Gateways>, id: string) {
    this.#gateways = gateways;
    this.#path = { rootOrgId: 'HOUSE', companyId: companyId(id) };
  }

  static async begin(gateways: Sides<Gateways>, id: string): Promise<Pair> {
    const pair = new Pair(gateways, id);
    await pair.#signIn();
    await pair.#expectSameDocuments();
    return pair;
  }

  async make(move: Move): Promise<void> {
    switch (move.do) {
      case 'wait':
        for (const side of sides) this.#gateways[side].advance(move.milliseconds);
        await this.#signIn();
        break;
      case 'take-turns':
        this.#person = this.#person === 'admin' ? 'deputy' : 'admin';
        await this.#signIn();
        break;
      case 'repeat': {
        const sent = this.#sent.at(-1 - move.nth);
        if (sent) await this.#send(move.other ?? sent.call, sent.key);
        break;
      }
      case 'publish':
        await this.#publish(move.patch);
        break;
      default:
        await this.#call(move);
    }
    await this.#expectSameDocuments();
  }

  async #call(call: Call): Promise<void> {
    const key = `key-${(this.#keys += 1)}`;
    this.#sent.push({ call, key });
    await this.#send(call, key);
  }

  async #publish(patch: CompanySettingsPatch): Promise<void> {
    const read = await this.#gateways.service.companies.read(this.#path.companyId);
    if (!read.ok) throw new Error(read.error.kind);
    const { configuration } = read.value;
    const changes = changesBetween(configuration, withSettings(configuration, patch));
    if (changes.length === 0) return;
    await this.#call({ do: 'open', revision: 'current', changes });
    await this.#call({ do: 'write', publish: 0, write: { call: 'settings', patch } });
    await this.#call({ do: 'complete', publish: 0 });
  }

  /** Starts a new review for the signed-in user, because a review belongs to a session. */
  async #signIn(): Promise<void> {
    const { rootOrgId, companyId: id } = this.#path;
    for (const side of sides) {
      await this.#gateways[side].signIn('HOUSE', this.#person);
      const opened = await this.#gateways[side].reviews.open(rootOrgId, id, 'Looking after it');
      if (!opened.ok) throw new Error(`no review at the ${side}: ${opened.error.kind}`);
      await this.#gateways[side].reviews.act(rootOrgId, opened.value);
    }
  }

  async #send(call: Call, key: string): Promise<void> {
    const answers = await both((side) => this.#sendTo(side, call, key));
    this.#keepIds(call, answers);
    this.#expectSame('answers', answers);
    this.met.push(`${nameOf(call)} ${outcomeOf(answers.demo)}`);
  }

  #sendTo(side: SideName, call: Call, idempotencyKey: string): Promise<Answer> {
    const { publishes, ruleChecks } = this.#gateways[side];
    switch (call.do) {
      case 'keep-checks': {
        const revision = this.#checks[call.revision]?.[side] ?? ANOTHER;
        return ruleChecks.store(this.#path, { checks: call.checks, revision, idempotencyKey });
      }
      case 'open': {
        const revision = this.#tagOf(call.revision);
        return publishes.open(this.#path, { revision, changes: call.changes, idempotencyKey });
      }
      case 'complete':
        return publishes.complete(this.#path, this.#nth(this.#publishes, call.publish, side), idempotencyKey);
      case 'give-up':
        return publishes.giveUp(this.#path, this.#nth(this.#publishes, call.publish, side), idempotencyKey);
      case 'write': {
        const publishId = call.publish === undefined ? undefined : this.#nth(this.#publishes, call.publish, side);
        const ifMatch = call.onto && this.#tagOf(call.onto);
        return this.#write(side, call.write, { idempotencyKey, publishId, ifMatch });
      }
    }
  }

  #write(side: SideName, write: WriteCall, context: WriteContext): Promise<Answer> {
    const { companies, carriers, storeNetworks, warehouses, rules, application } = this.#gateways[side];
    const path = this.#path;
    const location = (nth: Nth): string => this.#nth(this.#warehouses, nth, side);
    switch (write.call) {
      case 'products':
        return companies.updateProducts(path, write.products, context);
      case 'settings':
        return companies.updateSettings(path, write.patch, context);
      case 'carriers':
        return carriers.replace(path, write.carriers, context);
      case 'networks':
        return storeNetworks.update(path, write.update, context);
      case 'create-warehouse':
        return warehouses.create(path, write.warehouse, { ...context, isMultiCarrier: write.isMultiCarrier });
      case 'update-warehouse': {
        const { default: _, externalBindings: __, ...details } = write.warehouse;
        const written = { ...details, locationId: location(write.nth) };
        return warehouses.update(path, written, { ...context, isMultiCarrier: write.isMultiCarrier });
      }
      case 'remove-warehouse': {
        const newDefault = write.newDefault === undefined ? undefined : location(write.newDefault);
        return warehouses.remove(path, location(write.nth), newDefault, context);
      }
      case 'make-default':
        return warehouses.makeDefault(path, location(write.nth), context);
      case 'bind':
        return warehouses.bind(path, location(write.nth), write.externalBindings, context);
      case 'create-rule':
      case 'change-rule': {
        const at = { product: write.product, companyId: path.companyId };
        const { payload } = write;
        const sent = payload.companyId === 'its own' ? { ...payload, companyId: path.companyId } : payload;
        return write.call === 'create-rule'
          ? rules.create(at, sent, context)
          : rules.change(at, this.#nth(this.#rules, write.nth, side), sent, context);
      }
      case 'archive-rule': {
        const at = { product: write.product, companyId: path.companyId };
        return rules.archive(at, this.#nth(this.#rules, write.nth, side), context);
      }
      case 'create-config':
        return application.create({ ...path, version: '1.0' }, context);
      case 'update-config':
        return application.update({ ...path, version: write.version }, write.patch, context);
      case 'upload-logo': {
        const image = { contentType: 'image/png', data: PIXEL };
        return application.uploadLogo({ ...path, version: write.version }, image, context);
      }
      case 'publish-config':
        return application.publish({ ...path, version: write.version }, context);
    }
  }

  #tagOf(which: 'current' | 'earlier' | 'later'): string {
    return `"r${this.#revision + { current: 0, earlier: -1, later: 1 }[which]}"`;
  }

  #nth(list: readonly Sides<string>[], nth: Nth, side: SideName): string {
    return list[nth]?.[side] ?? NOT_THERE;
  }

  #name(kind: string, ids: Sides<string>): void {
    const name = this.#names.demo.get(JSON.stringify(ids.demo).slice(1, -1)) ?? `${kind} ${this.#names.demo.size}`;
    // JSON-encoded, because an entity tag contains quotes.
    for (const side of sides) this.#names[side].set(JSON.stringify(ids[side]).slice(1, -1), name);
  }

  /** Maps two ids that the implementations created for the same thing to a common name. */
  #keepIds(call: Call, { demo, service }: Sides<Answer>): void {
    if (!demo.ok || !service.ok) return;
    const keep = (kind: string, list: Sides<string>[], idIn: (value: unknown) => string): void => {
      const ids = { demo: idIn(demo.value), service: idIn(service.value) };
      if (list.some((each) => each.demo === ids.demo)) return;
      list.unshift(ids);
      // Both implementations used the id from the call, so this id needs no common name.
      if (ids.demo !== ids.service) this.#name(kind, ids);
    };
    if (call.do === 'open')
      keep('publish', this.#publishes, (value) => (value as { readonly publishId: string }).publishId);
    if (call.do === 'keep-checks')
      keep('checks', this.#checks, (value) => {
        const answer = value as RuleChecksAnswer;
        return answer.kind === 'stored' ? answer.revision : answer.present.revision;
      });
    if (call.do !== 'write') return;
    if (call.write.call === 'create-warehouse') keep('warehouse', this.#warehouses, String);
    if (call.write.call === 'create-rule')
      keep('rule', this.#rules, (value) => (value as { readonly ruleId: string }).ruleId);
  }

  /** Compares configuration, history and last publish, as each user may read them. */
  async #expectSameDocuments(): Promise<void> {
    const histories = await both((side) => this.#gateways[side].history.list(this.#path));
    if (!histories.demo.ok || !histories.service.ok) throw new Error('the history cannot be read');
    const [ofDemo, ofService] = [histories.demo.value.publishes, histories.service.value.publishes];
    for (const [index, { publishId: demo }] of ofDemo.entries()) {
      const service = ofService[index]?.publishId;
      if (service !== undefined) this.#name('publish', { demo, service });
    }
    const seen = await both(async (side) => ({
      read: await this.#gateways[side].companies.read(this.#path.companyId),
      latest: await this.#gateways[side].publishes.latest(this.#path),
      checks: await this.#gateways[side].ruleChecks.read(this.#path),
      history: histories[side],
    }));
    this.#expectSame('shows', seen);
    const tag = seen.service.read.ok ? (seen.service.read.value.revision ?? '') : '';
    const revision = Number(/\d+/.exec(tag)?.[0]);
    if (revision === this.#revision) return;
    this.#revision = revision;
    const added = await both(async (side) => {
      const [newest] = side === 'demo' ? ofDemo : ofService;
      const { history } = this.#gateways[side];
      return {
        publish: newest && (await history.read(this.#path, newest.publishId)),
        revision: await history.readRevision(this.#path, tag),
      };
    });
    this.#expectSame('keeps', added);
  }

  #expectSame(what: string, { demo, service }: Sides<unknown>): void {
    expectEqual(`what the demo ${what}`, this.#plain('demo', demo), this.#plain('service', service));
  }

  /** The JSON to send. Ids and images that differ between the implementations are replaced by names. */
  #plain(side: SideName, value: unknown): unknown {
    const names = [...this.#names[side]].toSorted(([left], [right]) => right.length - left.length);
    const text = JSON.stringify(value, (key, each: unknown) => {
      if (key === 'requestId') return undefined;
      return typeof each === 'string' && /^(data:image\/|\/assets\/)/.test(each) ? 'an image' : each;
    });
    return JSON.parse(names.reduce((made, [id, name]) => made.replaceAll(id, name), text ?? 'null'));
  }
}

function expectEqual(what: string, demo: unknown, service: unknown): void {
  expect(demo, what).toEqual(service);
}

const seeded = (id: string): Sides<string> => ({ demo: id, service: id });

function outcomeOf(answer: Answer): string {
  if (!answer.ok) return answer.error.kind;
  const { kind } = (answer.value ?? {}) as { readonly kind?: unknown };
  return kind === 'stale' ? kind : 'done';
}

const nameOf = (call: Call): string =>
  call.do === 'write' ? `${call.publish === undefined ? 'direct' : 'draft'} ${call.write.call}` : call.do;
