import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDatabaseUrl } from "#server/config/database-url.ts";

describe("readDatabaseUrl", () => {
  it.each([
    "postgres://user:word@db.example/darsgah",
    "postgresql://user:word@db.example:6432/darsgah?sslmode=verify-full",
    "postgres:///darsgah?host=/var/run/postgresql",
  ])("takes the one server of %s unchanged, without a question to it", (text) => {
    expect(readDatabaseUrl(text)).toMatchObject({ mustTakeWrites: false, servers: [{ url: text }] });
  });

  it("reads several servers as libpq does: each with its own port and everything else in common", () => {
    const text = "postgres://user:w%40rd@one.example:6432,two.example,[::1]:5433/darsgah?sslmode=verify-full";
    expect(readDatabaseUrl(text)).toEqual({
      mustTakeWrites: true,
      servers: [
        {
          host: "one.example",
          port: 6432,
          url: "postgres://user:w%40rd@one.example:6432/darsgah?sslmode=verify-full",
        },
        { host: "two.example", port: 5432, url: "postgres://user:w%40rd@two.example/darsgah?sslmode=verify-full" },
        { host: "::1", port: 5433, url: "postgres://user:w%40rd@[::1]:5433/darsgah?sslmode=verify-full" },
      ],
    });
  });

  it.each(["read-write", "primary"])(
    "requires even one server to take writes by target_session_attrs=%s",
    (attribute) => {
      const read = readDatabaseUrl(`postgres://db.example/darsgah?target_session_attrs=${attribute}`);
      expect(read).toEqual({
        mustTakeWrites: true,
        servers: [{ host: "db.example", port: 5432, url: "postgres://db.example/darsgah" }],
      });
    },
  );

  it.each([
    "mysql://db.example/darsgah",
    "db.example",
    "postgres://one,/darsgah",
    "postgres://,two/darsgah",
    "postgres://one:port,two/darsgah",
    "postgres://one:70000,two/darsgah",
    "postgres://one two,three/darsgah",
    "postgres://one,two/darsgah?host=three",
    "postgres://one,two/darsgah?port=5433",
    "postgres://one,two/darsgah?target_session_attrs=any",
    "postgres://one/darsgah?target_session_attrs=prefer-standby",
  ])("does not take %s", (text) => {
    expect(readDatabaseUrl(text)).toBeNull();
  });

  it("finds every server, with any name and password before them", () => {
    const server = fc.tuple(fc.domain(), fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }));
    const asWritten = fc.tuple(
      fc.string({ minLength: 1 }),
      fc.string(),
      fc.array(server, { minLength: 2, maxLength: 5 }),
    );
    fc.assert(
      fc.property(asWritten, ([user, password, servers]) => {
        const hosts = servers.map(([host, port]) => (port === undefined ? host : `${host}:${port}`));
        const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
        const read = readDatabaseUrl(`postgres://${login}@${hosts.join(",")}/darsgah`);
        expect(read?.servers.map(({ host, port }) => [host, port])).toEqual(
          servers.map(([host, port]) => [host.toLowerCase(), port ?? 5432]),
        );
        for (const { url } of read?.servers ?? []) {
          expect(decodeURIComponent(new URL(url).username)).toBe(user);
          expect(decodeURIComponent(new URL(url).password)).toBe(password);
        }
      }),
    );
  });
});
