import { inShell, type Candidate, type Look, type Setup } from '../look.js';

const SOLUTION = /^[^/]+\.slnx?$/;
const PROJECT = /\.(?:cs|fs|vb)proj$/;
const TESTS = /Microsoft\.NET\.Test\.Sdk|xunit|NUnit|MSTest|TUnit/i;
const MOST_PROJECTS = 40;

/** The target is named wherever MSBuild finds none or more than one in the folder: it would run nothing. */
export async function detectDotnet(look: Look): Promise<readonly Candidate[]> {
  const [solution] = look.find(SOLUTION);
  if (solution !== undefined)
    return [{ command: isOnly(look) ? 'dotnet test' : `dotnet test ${inShell(solution)}`, why: solution }];
  const tested = await testProjects(look);
  const [first] = tested;
  if (first === undefined) return [];
  const command =
    isOnly(look) && !first.includes('/')
      ? 'dotnet test'
      : tested.map((path) => `dotnet test ${inShell(path)}`).join(' && ');
  return [{ command, why: tested.join(', ') }];
}

export function setupDotnet(look: Look, command: string): Promise<Setup | undefined> {
  const named = [...command.matchAll(/\bdotnet test (?!-)('[^']+'|[\w./-]+)/g)].map(([, target = '']) => target);
  const restored = named.length === 0 ? [''] : named.map((target) => ` ${target}`);
  return Promise.resolve({
    command: restored.map((target) => `dotnet restore${target}`).join(' && '),
    why: look.find(/\.(?:sln|slnx|csproj|fsproj|vbproj)$/)[0] ?? command,
    provides: [],
  });
}

/** One solution or project in the folder itself, so that nothing has to be named. */
function isOnly(look: Look): boolean {
  return look.find(/^[^/]+\.(?:slnx?|(?:cs|fs|vb)proj)$/).length === 1;
}

async function testProjects(look: Look): Promise<string[]> {
  const found: string[] = [];
  for (const path of look.find(PROJECT).slice(0, MOST_PROJECTS))
    if (TESTS.test(await look.read(path))) found.push(path);
  return found;
}
