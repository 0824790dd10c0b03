import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';

const nameOf = ({ problem, code = '' }: ChangeProblem): string => `${problem} ${code}`;

export class ReviewStore {
  isOpen = false;
  acceptedNames: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { acceptedNames: observableRef });
  }

  open(): void {
    this.isOpen = true;
  }

  isTicked(problem: ChangeProblem): boolean {
    return this.acceptedNames.has(nameOf(problem));
  }

  tick(problem: ChangeProblem, isTicked: boolean): void {
    const others = [...this.acceptedNames].filter((name) => name !== nameOf(problem));
    this.acceptedNames = new Set(isTicked ? [...others, nameOf(problem)] : others);
  }

  accepts(problems: readonly ChangeProblem[]): boolean {
    return problems.every((problem) => !problem.isDestructive || this.isTicked(problem));
  }

  /** Closes the review and clears the accepted problems, because the user accepted only the problems shown then. */
  close(): void {
    this.isOpen = false;
    this.acceptedNames = new Set();
  }
}
