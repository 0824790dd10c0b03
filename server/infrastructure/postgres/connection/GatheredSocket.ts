import { Socket } from 'node:net';

/** A socket that sends what is written to it within one turn of the event loop together: statements are many and short. */
export class GatheredSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    if (!this.#isHeld) {
      this.#isHeld = true;
      super.cork();
      setImmediate(() => {
        this.#isHeld = false;
        super.uncork();
      });
    }
    super.cork();
  }
}
