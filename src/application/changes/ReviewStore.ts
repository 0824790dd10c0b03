import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';

const nameOf = ({ problem, code = '' }: ChangeProblem): string => `${problem} ${code}`;

/** What a feature says of pending changes: that it is still at work, that it warns of them, or nothing. */
export type PendingWord = 'asking' | 'warns' | 'silent';

/** Whether the review of the pending changes lies over the page: whoever makes changes for a person may show them. */
export class ReviewStore {
  isOpen = false;
  /** What was ticked, by its name. */
  ticked: ReadonlySet<string> = new Set();
  /** What features say of what is pending, by their names. */
  heard: ReadonlyMap<string, PendingWord> = new Map();

  constructor() {
    makeAutoObservable(this, { ticked: observableRef, heard: observableRef });
  }

  /** Opened anew, it asks anew. */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.ticked = new Set();
  }

  isTicked(problem: ChangeProblem): boolean {
    return this.ticked.has(nameOf(problem));
  }

  tick(problem: ChangeProblem, isTicked: boolean): void {
    const others = [...this.ticked].filter((name) => name !== nameOf(problem));
    this.ticked = new Set(isTicked ? [...others, nameOf(problem)] : others);
  }

  /** Takes what a feature says of what is pending; nothing once it follows it no more. */
  hear(feature: string, word: PendingWord | undefined): void {
    if (this.heard.get(feature) === word) return;
    const others = [...this.heard].filter(([each]) => each !== feature);
    this.heard = new Map(word ? [...others, [feature, word]] : others);
  }

  /** Whether a feature has yet to say whether it warns. */
  get isAsking(): boolean {
    return [...this.heard.values()].includes('asking');
  }

  /** Resolves once no feature has to say anything any more. */
  async heardAll(): Promise<void> {
    await when(() => !this.isAsking);
  }

  /** Whether something warns, and the review that says what is not open. */
  get hasUnseenWarning(): boolean {
    return !this.isOpen && [...this.heard.values()].includes('warns');
  }

  /** Whether everything destructive among these was ticked. */
  accepts(problems: readonly ChangeProblem[]): boolean {
    return problems.every((problem) => !problem.isDestructive || this.isTicked(problem));
  }

  /** Nothing is ticked any more: what was is live. */
  reset(): void {
    this.ticked = new Set();
  }

  close(): void {
    this.isOpen = false;
  }
}
