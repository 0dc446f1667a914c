import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** What a page of the office sends as its data, read as its browser reads it. */
async function dataOf(answer) {
  const body = await answer.blob();
  if (!/^text\/x-script\b/.test(answer.headers.get("content-type")))
    throw new Error(`${answer.url} was answered ${answer.status}: ${(await body.text()).slice(0, 300)}`);
  const { value, done } = await decode(body.stream(), globalThis);
  await done;
  return value;
}

/** Whether the program says that it stopped in the middle of a form, and that a person is to look before sending again. */
const isUnknown = ({ status, said }) => status === 409 && /not known whether this form was taken/.test(said.refused);

/** The statuses of a program that has too much to do, after which a page sends the same again by itself. */
const temporary = new Set([408, 425, 429, 502, 503, 504]);

/**
 * A member of the staff at their browser. `back` returns a promise that resolves once the program answers again; `heard`
 * is called with "page" and "form" for what a broken connection cut, and with "unknown" where the program does not know a
 * form's outcome.
 */
export function createClerk({ origin, cookie, back, heard }) {
  const headers = { cookie, origin };
  const ask = async (path, init) => {
    const answer = await fetch(`${origin}/admin${path}`, { headers, redirect: "manual", ...init });
    if (!temporary.has(answer.status)) return { status: answer.status, said: await dataOf(answer) };
    await answer.bytes();
    await sleep(500);
    return null;
  };

  /** Asks; null where the connection was refused or cut, which `fetch` tells by this error. */
  async function tried(path, init) {
    try {
      return await ask(path, init);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      heard(init ? "form" : "page");
      await back();
      return null;
    }
  }

  /** Asks until the program has answered, through any number of its ends. */
  async function answered(path, init) {
    for (;;) {
      const answer = await tried(path, init);
      if (answer) return answer;
    }
  }

  /** What a page shows: the data of its route. */
  async function look(path, route) {
    const [address, query] = path.split("?");
    const { status, said } = await answered(`${address}.data${query ? `?${query}` : ""}`);
    const shown = said?.[`routes/${route}`];
    if (!shown || !("data" in shown)) throw new Error(`${path} was answered ${status}: ${JSON.stringify(said)}`);
    return shown.data;
  }

  async function post(path, fields) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const { status, said } = await answered(`${path}.data`, { method: "POST", body });
    return { status, said: said?.data ?? said };
  }

  /**
   * Presses a button of a form as its page does: a cut connection sends it again with its key. Where the program says that
   * the outcome is unknown, `isThere` looks at the page, and the form is sent with a new key if nothing came of the first.
   * Returns the program's answer; null where the page shows that the act was done. Throws what is refused.
   */
  async function press(path, fields, isThere) {
    for (;;) {
      const answer = await post(path, [...fields, ["formKey", randomUUID()]]);
      if (answer.status === 200) return answer.said;
      if (!isUnknown(answer)) throw new Error(`${path} was refused: ${answer.status} ${JSON.stringify(answer.said)}`);
      heard("unknown");
      if (await isThere()) return null;
    }
  }
  return { look, press };
}
