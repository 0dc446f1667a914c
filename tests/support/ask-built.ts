import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { inject } from "vitest";

/** The built program's answer, byte for byte; `cookies` are the answer's `Set-Cookie` values. */
export interface BuiltAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  text: string;
}

interface Asked {
  method?: string;
  /** Any headers, including those that `fetch` would not send, such as `Host`. */
  headers?: Record<string, string>;
  body?: string;
  /** Where the program answers, if it is not the one that all these tests share. */
  origin?: string;
}

/** Asks the built program with the path exactly as written: not decoded, followed or changed. */
export function askBuilt(path: string, asked: Asked = {}): Promise<BuiltAnswer> {
  const { method = "GET", headers = {}, body, origin = inject("origin") } = asked;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          cookies: response.headers["set-cookie"] ?? [],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends a form as a browser without scripts does from one of our own pages, as a new visitor. */
export async function sendForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  return await askBuilt(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://darsgah.example",
      "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The `Cookie` header of a browser that received these. */
export function cookieHeader(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}
