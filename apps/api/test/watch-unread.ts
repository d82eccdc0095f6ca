interface Answered {
  readonly status: number;
}

/**
 * Notices refusals that a test does not read: a call that only arranges something and fails would otherwise prove whatever comes after it.
 * `unread` has the names of the calls whose answer was a refusal and was never looked at.
 */
export function watchUnread() {
  const unread = new Map<symbol, string>();
  const watch = <Answer extends Answered>(answer: Answer, name: string): Answer => {
    if (answer.status < 400) return answer;
    const call = Symbol(name);
    unread.set(call, `${name} ${answer.status}`);
    return new Proxy(answer, {
      get: (target, part, receiver) => {
        unread.delete(call);
        return Reflect.get(target, part, receiver) as unknown;
      },
    });
  };
  return { watch, unread: unread as ReadonlyMap<symbol, string> };
}
