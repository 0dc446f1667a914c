import { expect, it } from "vitest";
import { visitorAddress } from "#server/http/request.ts";

it.each([
  { believes: "only the socket without a trusted proxy", forwarded: "1.1.1.1", hops: 0, address: "9.9.9.9" },
  { believes: "the socket where the proxy wrote nothing", forwarded: null, hops: 1, address: "9.9.9.9" },
  { believes: "the last entry behind one proxy", forwarded: "6.6.6.6, 1.1.1.1", hops: 1, address: "1.1.1.1" },
  { believes: "the last but one behind two", forwarded: "6.6.6.6, 1.1.1.1, 2.2.2.2", hops: 2, address: "1.1.1.1" },
  { believes: "the socket where entries are fewer than proxies", forwarded: "1.1.1.1", hops: 2, address: "9.9.9.9" },
  { believes: "an IPv4 address without its IPv6 wrapping", forwarded: "::ffff:1.1.1.1", hops: 1, address: "1.1.1.1" },
  { believes: "an IPv4 address without its port", forwarded: "1.1.1.1:4711", hops: 1, address: "1.1.1.1" },
  {
    believes: "an IPv6 address without its brackets",
    forwarded: "[2001:db8::1]:4711",
    hops: 1,
    address: "2001:db8::1",
  },
])("believes $believes", ({ forwarded, hops, address }) => {
  expect(visitorAddress("9.9.9.9", forwarded, hops)).toBe(address);
});
