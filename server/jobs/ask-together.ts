/**
 * Puts the questions that come while another is being answered as one: a crowd of askers takes one connection. Each asker
 * gets the answer to all of them.
 */
export function askTogether<Asked, Answer>(ask: (all: Asked[]) => Promise<Answer>): (one: Asked) => Promise<Answer> {
  let next: { all: Asked[]; answer: Promise<Answer> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const all: Asked[] = [];
    const answer = last.then(() => {
      next = undefined;
      return ask(all);
    });
    last = answer.catch(() => {});
    return { all, answer };
  };
  return (one) => {
    next ??= begin();
    next.all.push(one);
    return next.answer;
  };
}
