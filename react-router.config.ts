import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of routes is small; knowing it from the start saves a request before every first visit to a page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
