import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok } from '../../domain/shared/result.ts';
import { uncheckedAddress, type AddressCheck } from '../../domain/warehouses/address/addressCheck.ts';
import type { Passage } from '../publishing/PublishGate.ts';

/** An address that was accepted, and the carriers that refuse it. */
export type AddressRefusal = { readonly name: string; readonly carrierIds: readonly string[] };

/** That addresses stand though some carriers do not serve them all, and who helps with those [WH-7]. */
export type AddressNotice = {
  readonly companyId: CompanyId;
  readonly refusals: readonly AddressRefusal[];
  readonly supportEmail?: string | undefined;
};

/** A process: where the validation of the changed return addresses stands [WH-6], which `CheckAddresses` runs. */
export class AddressCheckStore {
  check: AddressCheck = uncheckedAddress;
  /** Until it is dismissed, or until addresses are looked at anew. */
  notice: AddressNotice | undefined;
  /** The changes of warehouses the check is about; of any others it says nothing. */
  checked: readonly PendingChange[] = [];
  /** What the last question came to. */
  outcome: Promise<Passage> = Promise.resolve(ok(undefined));

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
