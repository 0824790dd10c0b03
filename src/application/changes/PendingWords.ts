import { makeAutoObservable, observableRef, when } from 'mobx';

/** What a feature says of pending changes: that it is still at work, that it warns of them, or nothing. */
export type PendingWord = 'asking' | 'warns' | 'silent';

/** A process: what features say of what is pending, by their names, before a publish begins. */
export class PendingWords {
  heard: ReadonlyMap<string, PendingWord> = new Map();

  constructor() {
    makeAutoObservable(this, { heard: observableRef });
  }

  /** Takes what a feature says; nothing once it follows what is pending no more. */
  hear(feature: string, word: PendingWord | undefined): void {
    if (this.heard.get(feature) === word) return;
    const others = [...this.heard].filter(([each]) => each !== feature);
    this.heard = new Map(word ? [...others, [feature, word]] : others);
  }

  /** Whether a feature has yet to say whether it warns. */
  get isAsking(): boolean {
    return [...this.heard.values()].includes('asking');
  }

  get hasWarning(): boolean {
    return [...this.heard.values()].includes('warns');
  }

  /** Resolves once no feature has to say anything any more. */
  async heardAll(): Promise<void> {
    await when(() => !this.isAsking);
  }
}
