import { isIPv6 } from "node:net";

/** The part of an address that limits count by: one household's IPv6 addresses share their first 64 bits. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const bare = address.replace(/%.*/, "");
  const leftOut = 8 - groupsOf(bare).length;
  const network = groupsOf(bare.replace("::", `:${"0:".repeat(leftOut)}`)).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

const groupsOf = (address: string) => address.split(":").filter((group) => group !== "");
