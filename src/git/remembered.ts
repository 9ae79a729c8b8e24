import type { Repository } from './repository.js';

const MOST = 8;
const known = new WeakMap<Repository, Map<string, Promise<unknown>>>();

/** What git says of objects never changes: asked once per repository for as long as it is among the last few answers. */
export function remembered<T>(repo: Repository, question: string, ask: () => Promise<T>): Promise<T> {
  const answers = known.get(repo) ?? new Map<string, Promise<unknown>>();
  known.set(repo, answers);
  // Only this question's own answer lies under its name.
  const answer = (answers.get(question) as Promise<T> | undefined) ?? ask();
  answers.delete(question);
  answers.set(question, answer);
  // A failure may be a cancel, which says nothing of the objects.
  answer.catch(() => answers.get(question) === answer && answers.delete(question));
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  return answer;
}
