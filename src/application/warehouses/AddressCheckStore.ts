import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok } from '../../domain/shared/result.ts';
import { uncheckedAddress, type AddressCheck } from '../../domain/warehouses/address/addressCheck.ts';
import type { GateResult } from '../publishing/PublishGate.ts';

export type AddressRefusal = { readonly name: string; readonly carrierIds: readonly string[] };

/** Notice about valid addresses that some carriers do not serve, with a contact for help [WH-7]. */
export type AddressNotice = {
  readonly companyId: CompanyId;
  readonly refusals: readonly AddressRefusal[];
  readonly supportEmail?: string | undefined;
};

/** Store of the validation of changed return addresses [WH-6]. `CheckAddresses` runs the validation. */
export class AddressCheckStore {
  check: AddressCheck = uncheckedAddress;
  notice: AddressNotice | undefined;
  checked: readonly PendingChange[] = [];
  outcome: Promise<GateResult> = Promise.resolve(ok(undefined));

  constructor() {
    makeAutoObservable(this, { check: observableRef, notice: observableRef, checked: false, outcome: false });
  }

  become(check: AddressCheck): void {
    this.check = check;
  }

  showNotice(notice: AddressNotice): void {
    this.notice = notice;
  }

  dismissNotice(): void {
    this.notice = undefined;
  }
}
