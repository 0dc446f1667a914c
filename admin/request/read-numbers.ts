import { readPhoneNumber } from "#domains/people/rules/phone-number.ts";

type Facts = Record<string, unknown>;

const isGroup = (value: unknown): value is Facts => typeof value === "object" && value !== null;

/** The institute's facts with its numbers in E.164, typed as in its country; what is no number stays as it was typed. */
export function withNumbersRead(facts: Facts): Facts {
  const country = isGroup(facts.address) ? String(facts.address.countryCode) : null;
  const read = (group: unknown) => (isGroup(group) ? { ...group, e164: numberIn(group.e164, country) } : group);
  const { phones, whatsapp } = facts;
  return {
    ...facts,
    ...(Array.isArray(phones) && { phones: phones.map(read) }),
    ...(isGroup(whatsapp) && { whatsapp: read(whatsapp) }),
  };
}

function numberIn(typed: unknown, country: string | null): unknown {
  if (typeof typed !== "string") return typed;
  const number = readPhoneNumber(typed, country);
  return "e164" in number ? number.e164 : typed;
}
