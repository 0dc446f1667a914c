import { existsSync } from "node:fs";
import { hasApt, installPackages } from "./debian-packages.mjs";

const first = (paths) => paths.find((path) => existsSync(path));

const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"];
const miniBrowsers = libraries.flatMap((folder) =>
  ["4.1", "4.0"].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
);

/** Debian's packages: WebKitGTK needs separate ones for sound and picture, and a screen. */
const firefoxPackages = ["firefox-esr", "ffmpeg"];
const webkitPackages = ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-good", "gstreamer1.0-libav"];

/** The engines other than Chromium that this machine can run: Firefox's path; WebKitGTK's driver and browser. */
export function findEngines() {
  const firefox = process.env.FIREFOX_PATH ?? first(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
  const driver = first(["/usr/bin/WebKitWebDriver"]);
  const browser = first(miniBrowsers);
  const hasScreen = existsSync("/usr/bin/Xvfb");
  return { firefox, webkit: driver && browser && hasScreen ? { driver, browser } : undefined };
}

/** Installs the engines where that is possible. Reports which there are, and what the missing ones leave untested. */
export function ensureEngines() {
  if (hasApt()) for (const packages of [firefoxPackages, webkitPackages]) installPackages(packages);
  const { firefox, webkit } = findEngines();
  return {
    engines: [...(firefox ? ["firefox"] : []), ...(webkit ? ["webkit"] : [])],
    notRun: [
      ...(firefox ? [] : ["the smoke test in Firefox: needs Firefox (Debian: firefox-esr)"]),
      ...(webkit
        ? []
        : ["the smoke test in WebKit: needs WebKitGTK's driver and Xvfb (Debian: webkit2gtk-driver, xvfb)"]),
    ],
  };
}
