import type { Subject } from "#shared/contracts/assistant-content.ts";
import type { SiteContent } from "#shared/contracts/content/site-content.ts";

/** What people ask us to teach in vain: the honest answer names what we do teach. */
const untaught =
  "Java, C++, PHP, Laravel, Django, Ruby, Golang, Rust, graphic design, graphics design, graphic designing, graphics, Photoshop, Illustrator, video editing, animation, IELTS, spoken English, accounting, QuickBooks, Amazon FBA, virtual assistant, Amazon virtual assistant, Shopify, blockchain, web3, cloud computing, AWS, Azure, DevOps, game development, Unity, CCNA, AutoCAD, SolidWorks, MS Office, office automation, typing, freelancing, trading, forex, 3D modeling, content writing, blogging, affiliate marketing, dropshipping, Salesforce, SAP, Oracle, .NET, ASP.NET, C#, Vue, Angular, robotics, IoT, Flutter, Swift, Kotlin, embroidery, beautician, cooking, stitching";

/** Everything the assistant knows by name: courses, services, and what people ask us to teach in vain. */
export function assistantSubjects({ courses, services }: SiteContent): Subject[] {
  const taught: Subject[] = [
    ...courses.map(({ id, cardTitle, names, parts, skills }) => ({
      ...{ id, kind: "course" as const },
      ...{ names: [cardTitle, ...names], parts: [...parts, ...skills] },
    })),
    ...services.map(({ id, title, names, parts }) => ({
      id,
      kind: "service" as const,
      names: [title, ...names],
      parts,
    })),
  ];
  const known = new Set(taught.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
  const inVain = untaught.split(/,\s+/).filter((name) => !known.has(name.toLowerCase()));
  return [...taught, { id: "untaught", kind: "elsewhere", names: inVain, parts: [] }];
}
