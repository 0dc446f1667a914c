import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  basename: "/classroom",
  buildDirectory: "../build/classroom",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
