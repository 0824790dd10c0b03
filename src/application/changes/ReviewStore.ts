import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';

const nameOf = ({ problem, code = '' }: ChangeProblem): string => `${problem} ${code}`;

/** Whether the review of the pending changes lies over the page: whoever makes changes for a person may show them. */
export class ReviewStore {
  isOpen = false;
  /** What was ticked, by its name. */
  ticked: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { ticked: observableRef });
  }

  open(): void {
    this.isOpen = true;
  }

  isTicked(problem: ChangeProblem): boolean {
    return this.ticked.has(nameOf(problem));
  }

  tick(problem: ChangeProblem, isTicked: boolean): void {
    const others = [...this.ticked].filter((name) => name !== nameOf(problem));
    this.ticked = new Set(isTicked ? [...others, nameOf(problem)] : others);
  }

  /** Whether everything destructive among these was ticked. */
  accepts(problems: readonly ChangeProblem[]): boolean {
    return problems.every((problem) => !problem.isDestructive || this.isTicked(problem));
  }

  /** What was ticked is forgotten: it was for what the review showed. */
  close(): void {
    this.isOpen = false;
    this.ticked = new Set();
  }
}
