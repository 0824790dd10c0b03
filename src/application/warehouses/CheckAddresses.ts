import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { isOn } from '../../domain/company/merchantDefaults.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { addressContextOf, validatesAllCarriers } from '../../domain/warehouses/address/addressContext.ts';
import { addressGate } from '../../domain/warehouses/address/addressGate.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { nextAddressCheck, type AddressCheckEvent } from '../../domain/warehouses/address/addressCheck.ts';
import type { AddressVerdict } from '../../domain/warehouses/address/addressVerdict.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { AddressFailure, GateResult, PublishGate } from '../publishing/PublishGate.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { AddressCheckStore, AddressRefusal } from './AddressCheckStore.ts';
import type { AddressGateway } from './AddressGateway.ts';

/** Validates changed return addresses before a publish [WH-6]. `AddressCheckStore` contains the result for the next publish. */
export class CheckAddresses implements PublishGate {
  readonly #store: AddressCheckStore;
  readonly #gateway: AddressGateway;
  readonly #analytics: Analytics;
  readonly #subjects: ChangeSubjects;

  constructor(store: AddressCheckStore, gateway: AddressGateway, analytics: Analytics, subjects: ChangeSubjects) {
    this.#store = store;
    this.#gateway = gateway;
    this.#analytics = analytics;
    this.#subjects = subjects;
  }

  /** Validates the addresses. A refused address is validated again only after a change of a warehouse. */
  async pass(configuration: CompanyConfiguration, changes: readonly PendingChange[]): Promise<GateResult> {
    const ofWarehouses = changes.filter(({ type }) => type === 'WAREHOUSE');
    const store = this.#store;
    if (store.check.kind === 'failed' || !deepEqual(ofWarehouses, store.checked))
      this.#advance({ kind: 'changed', type: 'WAREHOUSE' });
    store.checked = ofWarehouses;
    const isRequired = isOn(configuration.features.addressValidationRequired);
    const hasAddressChange = this.#subjects.registry.needsAddressValidation(changes);
    switch (addressGate({ isRequired, hasAddressChange, check: store.check })) {
      case 'open':
        return ok(undefined);
      case 'check':
        this.#advance({ kind: 'started' });
        store.dismissNotice();
        store.outcome = this.#validateAll(configuration, ofWarehouses);
        return store.outcome;
      case 'wait':
      case 'abort':
        return store.outcome;
    }
  }

  async #validateAll(configuration: CompanyConfiguration, changes: readonly PendingChange[]): Promise<GateResult> {
    const company = companyPathOf(configuration);
    const checksAll = validatesAllCarriers(configuration);
    const context = addressContextOf(configuration);
    const [{ addressesToCheck }, { interpretAddressCheck }] = await Promise.all([
      import('../../domain/warehouses/address/addressesToCheck.ts'),
      import('../../domain/warehouses/address/addressVerdict.ts'),
    ]);
    let verdict: AddressVerdict = { kind: 'accepted' };
    const refusals: AddressRefusal[] = [];
    for (const { address, name } of addressesToCheck(changes)) {
      const answer = await this.#gateway.validate(company, address, checksAll);
      if (!answer.ok) return this.#fail(answer.error, changes);
      const judged = interpretAddressCheck(answer.value, context);
      if (judged.kind === 'not-found' || judged.kind === 'refused-by-carriers') {
        this.#storeResult(judged, changes, configuration.companyId);
        return err(failureOf(judged, name));
      }
      if (judged.kind === 'accepted-by-some') refusals.push({ name, carrierIds: judged.carrierIds });
      verdict = combined(verdict, judged);
    }
    this.#storeResult(verdict, changes, configuration.companyId, refusals);
    return ok(undefined);
  }

  #fail(failure: PortFailure, changes: readonly PendingChange[]): GateResult {
    this.#analytics.track({ type: 'address_lookup_failure', properties: { kind: failure.kind } });
    if (this.#store.checked === changes) this.#advance({ kind: 'failed' });
    return err(failure);
  }

  /** Stores a result. Ignores the result if the changes differ from the validated changes. */
  #storeResult(
    verdict: AddressVerdict,
    changes: readonly PendingChange[],
    companyId: CompanyId,
    refusals: readonly AddressRefusal[] = [],
  ): void {
    if (this.#store.checked !== changes) return;
    this.#advance({ kind: 'answered', verdict });
    if (verdict.kind !== 'accepted-by-some') return;
    this.#store.showNotice({ companyId, refusals, supportEmail: verdict.supportEmail });
  }

  #advance(event: AddressCheckEvent): void {
    this.#store.become(nextAddressCheck(this.#store.check, event));
  }
}

const failureOf = (
  verdict: Extract<AddressVerdict, { kind: 'not-found' | 'refused-by-carriers' }>,
  name: string,
): AddressFailure =>
  verdict.kind === 'not-found'
    ? { kind: 'address-not-found', name }
    : { kind: 'address-refused', name, carrierIds: verdict.carrierIds };

/** Combined result of two valid addresses, with all carriers that refuse at least one of the two addresses. */
function combined(first: AddressVerdict, second: AddressVerdict): AddressVerdict {
  if (first.kind !== 'accepted-by-some') return second;
  if (second.kind !== 'accepted-by-some') return first;
  return { ...first, carrierIds: [...new Set([...first.carrierIds, ...second.carrierIds])] };
}
