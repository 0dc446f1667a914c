import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { contactForm } from "../../support/contact-form.ts";

/** The outcome of one request; status 0: the connection broke before an answer was whole. */
export interface Outcome {
  what: string;
  status: number;
}

interface Asked {
  method?: "GET" | "POST";
  path: string;
  body?: unknown;
}

/** A unique address, as the first proxy would write it. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends one request from an address of its own, over a connection that is kept. */
function send(origin: string, agent: Agent, { method = "GET", path, body }: Asked): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    "X-Forwarded-For": anyAddress(),
    ...(text === undefined
      ? {}
      : { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) }),
  };
  return new Promise((resolve) => {
    const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
      response.on("error", () => resolve(0));
      response.on("end", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
      response.resume();
    });
    sent.on("error", () => resolve(0));
    sent.end(text);
  });
}

/** Visitors who read and write until they are stopped. */
export interface Load {
  outcomes: Outcome[];
  /** The e-mail addresses whose inquiry was acknowledged. */
  acknowledged: Set<string>;
  end(): Promise<void>;
}

/** Makes `visitors` request pages without pause, and every other one send inquiries, each from its own address. */
export function startLoad(origin: string, prefix: string, visitors = 8): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const outcomes: Outcome[] = [];
  const acknowledged = new Set<string>();
  let isOver = false;
  let count = 0;
  const write = async () => {
    count += 1;
    const email = `${prefix}-${count}@example.com`;
    const status = await send(origin, agent, {
      method: "POST",
      path: "/api/send-email",
      body: contactForm({ email, message: `Question ${count} of ${prefix}.` }),
    });
    if (status === 200) acknowledged.add(email);
    outcomes.push({ what: "inquiry", status });
  };
  const read = async (path: string) => {
    outcomes.push({ what: path, status: await send(origin, agent, { path }) });
  };
  const visit = async (at: number) => {
    while (!isOver) await (at % 2 ? write() : read(at % 4 ? "/batches/data-analyst" : "/contact"));
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    outcomes,
    acknowledged,
    async end() {
      isOver = true;
      await visiting;
      agent.destroy();
    },
  };
}

/** Number of outcomes of each kind and status, the good ones aside. */
export function failuresIn(outcomes: Outcome[]): Record<string, number> {
  const failures: Record<string, number> = {};
  for (const { what, status } of outcomes) {
    if (status === 200) continue;
    const name = `${what}: ${status}`;
    failures[name] = (failures[name] ?? 0) + 1;
  }
  return failures;
}
