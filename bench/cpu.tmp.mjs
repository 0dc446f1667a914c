import { freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { publishText } from "./support/documents.mjs";
import { processorSeconds, untilAtRest } from "./support/load.mjs";
import { setTimeout as sleep } from "node:timers/promises";
const { dataDir, remove } = freshDataDir();
const p = await startProgram({ dataDir, port: await freePort(), core: 0 });
await untilAtRest(p.pid);
for (const doc of [{kind:"question",id:"demo-1",field:"question"},{kind:"course",id:"data-analyst",field:"title"},{kind:"company",id:"company",field:"tagline"}]) {
  for (let i=0;i<15;i++) await publishText(dataDir, doc, `Warm ${i}`);
  await sleep(2000);
  const a = processorSeconds(p.pid); let ms=[];
  for (let i=0;i<25;i++) { ms.push(await publishText(dataDir, doc, `Text ${i}`)); await sleep(400); }
  console.log(doc.kind, "cpu ms each", ((processorSeconds(p.pid)-a)*1000/25).toFixed(0), "wall median", ms.sort((x,y)=>x-y)[12].toFixed(0));
}
await p.stop(); remove();
