import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltProgram, startBuiltProgram } from "../../support/built-program.ts";
import { type ReceivedMail, startSmtpPeer } from "../../support/smtp.ts";

/** The built program, running on a free port with a data folder and a mail server of its own. */
export interface Site extends Omit<BuiltProgram, "kill" | "pid"> {
  dataDir: string;
  mails: ReceivedMail[];
  /** Ends everything and removes the data folder. */
  dispose(): Promise<void>;
}

/** Starts the built program; `environment` adds to the tests' settings. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const mailServer = await startSmtpPeer();
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-e2e-"));
  const clear = async () => {
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { origin, output, ended, stop } = await startBuiltProgram({
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      ...environment,
    });
    const dispose = async () => {
      await stop();
      await clear();
    };
    return { origin, dataDir, mails: mailServer.received, output, ended, stop, dispose };
  } catch (error) {
    await clear();
    throw error;
  }
}
