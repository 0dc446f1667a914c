import { describe, expect, it } from "vitest";
import { mentions } from "./outbox-files.ts";

describe("mentions", () => {
  it.each([
    ["the head", "To: Ali <Ali@Example.com>\r\n\r\nHello"],
    ["a plain part", "To: desk@darsgah.example\r\n\r\nFrom ali@example.com."],
    ["a line that is folded", "Subject: x\r\n\r\nWrite to ali@exa=\r\nmple.com today"],
    ["a part in base64", `Subject: x\r\n\r\n${Buffer.from("علی <ali@example.com>").toString("base64")}\r\n--b--`],
    ["a link", 'Subject: x\r\n\r\n<a href=3D"mailto:ali=40example.com">'],
  ])("finds an address in %s", (_, mail) => {
    expect(mentions(mail, "ali@example.COM")).toBe(true);
  });

  it.each(["mali@example.com", "ali@example.com.pk", "x.ali@example.com", "ali@example-com"])(
    "does not take %s for it",
    (other) => {
      expect(mentions(`To: ${other}\r\n\r\nHello`, "ali@example.com")).toBe(false);
    },
  );
});
