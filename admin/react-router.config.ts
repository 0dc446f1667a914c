import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  basename: "/admin",
  buildDirectory: "../build/admin",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
