import { makeAutoObservable } from 'mobx';

/** Whether the review of the pending changes lies over the page: whoever makes changes for a person may show them. */
export class ReviewStore {
  isOpen = false;

  constructor() {
    makeAutoObservable(this);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
