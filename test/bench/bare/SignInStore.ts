import { create } from 'axios';
import { makeAutoObservable, runInAction } from 'mobx';

/** Minimal store for sign-in: two values, and one call that sends them. */
export class SignInStore {
  username = '';
  password = '';
  state: 'idle' | 'pending' | 'incomplete' | 'refused' = 'idle';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(field: 'username' | 'password', text: string): void {
    this[field] = text;
  }

  async submit(): Promise<void> {
    if (this.username === '' || this.password === '') {
      this.state = 'incomplete';
      return;
    }
    this.state = 'pending';
    const answer = await create({ validateStatus: () => true }).post<unknown>('/v2/oauth/token', {
      username: this.username,
      password: this.password,
    });
    runInAction(() => (this.state = answer.status === 200 ? 'idle' : 'refused'));
  }
}
