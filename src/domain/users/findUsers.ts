import { foldForSearch } from '../shared/foldForSearch.ts';
import type { User } from './user.ts';

export function findUsers(users: readonly User[], search: string): readonly User[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return users.filter(({ name, email }) => {
    const text = foldForSearch(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  });
}
