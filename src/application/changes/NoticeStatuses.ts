import { makeAutoObservable, observableRef, reaction } from 'mobx';

/** How the notice of a feature about pending changes stands: it is checking them, it warns of them, or it has nothing to say. */
export type NoticeStatus = 'checking' | 'warns' | 'silent';

/** A process: what features notice of pending changes, by their names, before a publish begins. */
export class NoticeStatuses {
  statuses: ReadonlyMap<string, NoticeStatus> = new Map();

  constructor() {
    makeAutoObservable(this, { statuses: observableRef });
  }

  /** @param status absent once the feature does not follow what is pending any more */
  set(feature: string, status: NoticeStatus | undefined): void {
    if (this.statuses.get(feature) === status) return;
    const others = [...this.statuses].filter(([each]) => each !== feature);
    this.statuses = new Map(status ? [...others, [feature, status]] : others);
  }

  get isChecking(): boolean {
    return [...this.statuses.values()].includes('checking');
  }

  get hasWarning(): boolean {
    return [...this.statuses.values()].includes('warns');
  }

  /** Resolves once no feature is checking. */
  checked(): Promise<void> {
    return new Promise((resolve) => {
      reaction(
        () => this.isChecking,
        (isChecking, _before, waiting) => {
          if (isChecking) return;
          waiting.dispose();
          resolve();
        },
        { fireImmediately: true },
      );
    });
  }
}
