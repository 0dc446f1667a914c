import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hour } from "#shared/durations.ts";
import {
  googleAccount,
  type MeetingPeer,
  startMeetingPeer,
  zoomAccount,
} from "../../../../tests/support/meeting-peer.ts";
import { createGoogleMeetings } from "./google-meet.ts";
import { createZoomMeetings } from "./zoom.ts";

let peer: MeetingPeer;
beforeAll(async () => {
  peer = await startMeetingPeer();
});
afterAll(() => peer.close());
beforeEach(() => {
  Object.assign(peer, { lifetime: 3600, scope: "meeting:write:meeting:admin", isSwitchedOff: false, failWith: null });
  Object.assign(peer, { isSilent: false, address: null, movedTo: null });
  peer.asked.length = 0;
});

const startsAt = new Date(Date.now() + hour);
const wanted = { subject: "MERN Evening", startsAt, endsAt: new Date(startsAt.getTime() + 1.5 * hour) };
const zoom = (account = zoomAccount, patience = 60_000) => createZoomMeetings(account, { url: peer.origin, patience });
const google = (account = googleAccount, patience = 60_000) =>
  createGoogleMeetings(account, { url: peer.origin, patience });
const services = [
  { name: "Zoom", of: zoom, token: "POST /oauth/token", make: "POST /v2/users/me/meetings" },
  { name: "Google Meet", of: google, token: "POST /token", make: "POST /v2/spaces" },
] as const;
const trouble = (name: string) => expect.objectContaining({ name: "NoMeeting", trouble: name });

it("asks Zoom for a meeting that begins without the account's owner", async () => {
  expect(await zoom().make(wanted)).toMatch(/^https:\/\/us05web\.zoom\.us\/j\/\d+\?pwd=abc$/);
  expect(JSON.parse(peer.of("POST /v2/users/me/meetings")[0]?.body ?? "")).toMatchObject({
    ...{ topic: "MERN Evening", type: 2, duration: 90 },
    start_time: startsAt.toISOString().replace(/\.\d+Z$/, "Z"),
    settings: { join_before_host: true, waiting_room: false },
  });
});

it("asks Google for a space into which everybody with its address comes", async () => {
  expect(await google().make(wanted)).toMatch(/^https:\/\/meet\.google\.com\/aaa-bbbb-\d+$/);
  expect(JSON.parse(peer.of("POST /v2/spaces")[0]?.body ?? "")).toEqual({
    config: { accessType: "OPEN", entryPointAccess: "ALL" },
  });
});

describe.each(services)("$name", ({ of, token, make }) => {
  it("is asked for one token, until shortly before its end or until it is ended", async () => {
    const service = of();
    await Promise.all([service.make(wanted), service.make(wanted)]);
    await service.make(wanted);
    expect(peer.of(token)).toHaveLength(1);
    peer.endTokens();
    await service.make(wanted);
    expect(peer.of(token)).toHaveLength(2);
    peer.lifetime = 59;
    peer.endTokens();
    await service.make(wanted);
    await service.make(wanted);
    expect(peer.of(token)).toHaveLength(4);
  });

  it("fails by kind: too many, broken, silent, elsewhere, forbidden", async () => {
    const service = of();
    for (const [status, says] of [
      [429, "busy"],
      [500, "failed"],
      [503, "failed"],
      [400, "failed"],
      [403, "not allowed"],
      [401, "not allowed"],
    ] as const) {
      peer.failWith = status;
      await expect(service.make(wanted)).rejects.toEqual(trouble(says));
    }
    peer.failWith = null;
    peer.movedTo = "http://127.0.0.1:9/stolen";
    await expect(service.make(wanted)).rejects.toEqual(trouble("no answer"));
    peer.movedTo = null;
    peer.isSilent = true;
    await expect(of(undefined, 300).make(wanted)).rejects.toEqual(trouble("no answer"));
    peer.isSilent = false;
    expect(await service.make(wanted)).toMatch(/^https:/);
    expect(peer.of(make).every(({ authorization }) => authorization.startsWith("Bearer token-"))).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "http://zoom.us/j/1",
    "https://zoom.us@evil.example/j/1",
    "//zoom.us/j/1",
    "",
    `https://zoom.us/${"a".repeat(3000)}`,
    `https://zoom.us/${"a".repeat(70_000)}`,
  ])("is not believed an address that no browser may be sent to", async (address) => {
    peer.address = address;
    await expect(of().make(wanted)).rejects.toEqual(trouble("failed"));
  });

  it("is not there", async () => {
    const gone = await startMeetingPeer();
    await gone.close();
    const reach = { url: gone.origin, patience: 60_000 };
    const service = of === zoom ? createZoomMeetings(zoomAccount, reach) : createGoogleMeetings(googleAccount, reach);
    await expect(service.make(wanted)).rejects.toEqual(trouble("no answer"));
  });

  it("is tried by asking it", async () => {
    await expect(of().attempt()).resolves.toBeUndefined();
    expect(peer.of(token)).toHaveLength(1);
  });
});

it("says which of Zoom's values is wrong, and whether the app may make meetings", async () => {
  const wrong = { ...zoomAccount, secret: { client: "another" } };
  await expect(zoom(wrong).attempt()).rejects.toEqual(trouble("wrong client"));
  await expect(zoom({ ...zoomAccount, clientId: "another" }).make(wanted)).rejects.toEqual(trouble("wrong client"));
  await expect(zoom({ ...zoomAccount, accountId: "another" }).attempt()).rejects.toEqual(trouble("wrong account"));
  peer.scope = "user:read:user:admin meeting:read:meeting:admin";
  await expect(zoom().attempt()).rejects.toEqual(trouble("not allowed"));
  await expect(zoom().make(wanted)).rejects.toEqual(trouble("not allowed"));
  peer.scope = "user:read meeting:write:admin";
  await zoom().attempt();
});

it("says which of Google's values is wrong, and whether the project may make meetings", async () => {
  const { secret } = googleAccount;
  const wrong = { ...googleAccount, secret: { ...secret, client: "another" } };
  await expect(google(wrong).attempt()).rejects.toEqual(trouble("wrong client"));
  const old = { ...googleAccount, secret: { ...secret, refresh: "1//another" } };
  await expect(google(old).make(wanted)).rejects.toEqual(trouble("wrong token"));
  peer.isSwitchedOff = true;
  await expect(google().attempt()).rejects.toEqual(trouble("switched off"));
});
