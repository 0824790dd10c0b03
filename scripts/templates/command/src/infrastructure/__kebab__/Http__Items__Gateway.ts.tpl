import { post__Items__ } from '../../../contract/__kebab__/__items__.ts';
import type { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class Http__Items__Gateway implements __Items__Gateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  submit(...[company, body, write]: Parameters<__Items__Gateway['submit']>): ReturnType<__Items__Gateway['submit']> {
    return nothing(writeAt(this.#http, post__Items__, company, { body }, write));
  }
}
