import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { median, percentile } from "./report.mjs";

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A contact form as the site sends it; `email` makes it unique. */
const inquiryFrom = (email) =>
  JSON.stringify({
    formType: "contact-form",
    formData: {
      firstName: "Load",
      lastName: "Test",
      email,
      phone: "",
      inquiryType: "",
      message: "When does the next batch begin, and how many seats are left? ".repeat(4),
    },
  });

/** Sends one inquiry from `address`; resolves to the answer. */
export function sendInquiry(origin, address) {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  return fetch(`${origin}/api/send-email`, { method: "POST", headers, body: inquiryFrom("one@example.com") });
}

/** Posts one inquiry, from an address of its own. Resolves to the answer's status; 0 when the connection broke. */
function post({ origin, agent, email }) {
  const body = inquiryFrom(email);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-forwarded-for": anyAddress(),
  };
  return new Promise((resolve) => {
    const sent = request(`${origin}/api/send-email`, { method: "POST", agent, headers }, (response) => {
      response.on("error", () => resolve(0));
      response.on("end", () => resolve(response.complete ? response.statusCode : 0));
      response.resume();
    });
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}

/**
 * Keeps `connections` connections posting inquiries until `isOver()`. Reports each answer: the inquiry's e-mail
 * address, the status, and its duration in milliseconds. Addresses begin with `prefix`.
 */
export async function postInquiries({ origin, connections, prefix, isOver, onAnswer }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  const visitor = async () => {
    while (!isOver()) {
      const email = `${prefix}-${count++}@example.com`;
      const started = performance.now();
      const status = await post({ origin, agent, email });
      onAnswer({ email, status, milliseconds: performance.now() - started });
      if (status === 0) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
}

/**
 * Sends the contact form without pause from 32 visitors, for `seconds` after two to warm up. Resolves to the
 * acknowledged number a second, to the milliseconds within which half and 99 of 100 were, and to the number `refused`.
 */
export async function measureInquiries({ origin, seconds }) {
  const begun = Date.now() + 2_000;
  const times = [];
  let refused = 0;
  await postInquiries({
    origin,
    connections: 32,
    prefix: "visitor",
    isOver: () => Date.now() > begun + seconds * 1_000,
    onAnswer({ status, milliseconds }) {
      if (Date.now() < begun) return;
      if (status === 200) times.push(milliseconds);
      else refused++;
    },
  });
  return { rate: times.length / seconds, p50: median(times), p99: percentile(times, 0.99), refused };
}
