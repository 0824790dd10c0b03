import { Reaction } from 'mobx';
import { memo, useEffect, useReducer, useState, type FunctionComponent, type ReactNode } from 'react';
import { drawAfterPaint } from './afterPaint.ts';

/** What one drawn component observes. */
class Observed {
  #reaction: Reaction | undefined;
  #redraw: (() => void) | undefined;

  /** Draws and observes what that reads. */
  draw(render: () => ReactNode): ReactNode {
    let drawn: { readonly node: ReactNode } | undefined;
    let thrown: unknown;
    this.#reaction ??= new Reaction(undefined, () => this.#changed());
    this.#reaction.track(() => {
      try {
        drawn = { node: render() };
      } catch (cause) {
        thrown = cause;
      }
    });
    if (drawn) return drawn.node;
    throw thrown;
  }

  /** Draws anew from now on whenever something changed; the answer ends it. */
  begin(redraw: () => void): () => void {
    this.#redraw = redraw;
    // It changed before it was shown, or it is shown again.
    if (!this.#reaction) redraw();
    return () => this.#stop();
  }

  #changed(): void {
    // A drawing that is not in the document, or not yet, follows nothing.
    if (this.#redraw) drawAfterPaint(this.#redraw);
    else this.#stop();
  }

  #stop(): void {
    this.#redraw = undefined;
    this.#reaction?.dispose();
    this.#reaction = undefined;
  }
}

/**
 * An observer that is drawn anew once the change itself is on the screen: for what follows from an edit elsewhere on the
 * page, as a count or a preview, so that the frame which answers an input waits for none of it. Its handlers must ask the
 * stores anew: until then it shows what stood before.
 */
export function deferredObserver<Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> {
  function DeferredObserver(props: Props) {
    const [observed] = useState(() => new Observed());
    const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
    useEffect(() => observed.begin(redraw), [observed]);
    return observed.draw(() => draw(props) as ReactNode);
  }
  return memo(DeferredObserver);
}
