import { post__Items__ } from '../../../contract/__kebab__/__items__.ts';
import type { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const http__Items__Gateway = (http: Http): __Items__Gateway => ({
  submit: (company, body, write) => nothing(writeAt(http, post__Items__, company, { body }, write)),
});
