// What the page's sources say: which messages they ask for, and texts that are in no catalogue.
import { parse } from "svelte/compiler";

export type Source = { path: string; tree: unknown };
export type Call = { path: string; id: string; given: Set<string> | null };

type Node = Record<string, unknown> & { type: string };

const FILES = import.meta.glob<string>(
  ["../../src/**/*.svelte", "../../src/**/*.ts", "!../../src/**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The names of properties and cases are for the program; only what they lead to can be shown. */
function isName(node: Node, part: string): boolean {
  if (node.type === "Property") return part === "key" && node["computed"] !== true;
  return node.type === "SwitchCase" && part === "test";
}

function children(node: Node): Node[] {
  return Object.entries(node)
    .filter(([part]) => !isName(node, part))
    .map(([, value]) => value)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

/** Every node below and including this one, outermost first, unless `enter` turns it away. */
function* nodes(node: unknown, enter: (node: Node) => boolean = () => true): Generator<Node> {
  if (!isNode(node) || !enter(node)) return;
  yield node;
  for (const child of children(node)) yield* nodes(child, enter);
}

/** A component, or a module, which is read as if it were a component's script. */
export function read(path: string, code: string): Source {
  const component = path.endsWith(".svelte") ? code : `<script lang="ts">\n${code}\n</script>`;
  const { fragment, instance, module } = parse(component, { modern: true });
  const scripts = [instance?.content, module?.content].filter((script) => script);
  return { path, tree: { type: "Source", scripts, fragment } };
}

/** All sources but the tests. */
export function sources(): Source[] {
  return Object.entries(FILES).map(([path, code]) => read(path.replace("../../src/", ""), code));
}

function text(node: unknown): string | null {
  return isNode(node) && node.type === "Literal" && typeof node["value"] === "string"
    ? node["value"]
    : null;
}

/** Every text in quotes, in scripts and in the markup's expressions and attributes. */
export function strings({ tree }: Source): Set<string> {
  const found = new Set<string>();
  for (const node of nodes(tree)) {
    const quoted = text(node);
    if (quoted !== null) found.add(quoted);
    if (node.type === "Attribute") {
      const [value] = Array.isArray(node["value"]) ? (node["value"] as unknown[]) : [];
      if (isNode(value) && value.type === "Text") found.add(String(value["data"]));
    }
  }
  return found;
}

/** The beginnings of ids that end in a name, as in `start-option-${board}`. */
export function beginnings({ tree }: Source): Set<string> {
  const found = new Set<string>();
  for (const node of nodes(tree)) {
    const [first, ...rest] = node.type === "TemplateLiteral" ? spoken(node) : [];
    if (first?.endsWith("-") && rest.join("") === "") found.add(first);
  }
  return found;
}

/** The other sources that one comes with; what it fetches later is not among them. */
export function companions({ path, tree }: Source): string[] {
  return [...nodes(tree)]
    .filter(({ type }) => /^(?:Import|ExportNamed|ExportAll)Declaration$/u.test(type))
    .filter((node) => node["importKind"] !== "type")
    .flatMap((node) => text(node["source"]) ?? [])
    .map((from) => new URL(from, `file:///${path}`).pathname.slice(1))
    .flatMap((found) => [found, `${found}.ts`, `${found}/index.ts`])
    .filter((found) => `../../src/${found}` in FILES);
}

/** The calls of `t` with a written-out id; `given` is null where the values are not written out. */
export function calls({ path, tree }: Source): Call[] {
  const found: Call[] = [];
  for (const node of nodes(tree)) {
    if (node.type !== "CallExpression") continue;
    const callee = node["callee"];
    if (!isNode(callee) || callee["name"] !== "t") continue;
    const [first, second] = node["arguments"] as unknown[];
    for (const id of spoken(first)) found.push({ path, id, given: keys(second) });
  }
  return found;
}

function keys(values: unknown): Set<string> | null {
  if (values === undefined) return new Set();
  if (!isNode(values) || values.type !== "ObjectExpression") return null;
  const properties = (values["properties"] as unknown[]).filter(isNode);
  if (properties.some(({ type }) => type !== "Property")) return null;
  return new Set(properties.map(({ key }) => String((key as Node)["name"] ?? text(key))));
}

/** The texts that an expression can come out as, as far as they are written in it. */
function spoken(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const quoted = text(expression);
  if (quoted !== null) return [quoted];
  switch (expression.type) {
    case "ConditionalExpression":
      return [...spoken(expression["consequent"]), ...spoken(expression["alternate"])];
    case "LogicalExpression":
    case "BinaryExpression":
      return expression["operator"] === "+" || expression.type === "LogicalExpression"
        ? [...spoken(expression["left"]), ...spoken(expression["right"])]
        : [];
    case "TemplateLiteral":
      return (expression["quasis"] as { value: { cooked: string } }[]).map(
        ({ value }) => value.cooked,
      );
    default:
      return [];
  }
}

const SPOKEN_ATTRIBUTES = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

const LETTERS = /\p{L}/u;
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;

function markup(source: Source): string[] {
  const { fragment } = source.tree as { fragment: unknown };
  const found: string[] = [];
  const speak = (part: unknown): void => {
    if (!isNode(part)) return;
    if (part.type === "Text") found.push(String(part["data"]).trim());
    else if (part.type === "ExpressionTag") found.push(...spoken(part["expression"]));
  };
  for (const node of nodes(fragment)) {
    if (node.type === "Fragment") (node["nodes"] as unknown[]).forEach(speak);
    if (node.type !== "Attribute" || !SPOKEN_ATTRIBUTES.has(String(node["name"]))) continue;
    const value = node["value"];
    (Array.isArray(value) ? (value as unknown[]) : [value]).forEach(speak);
  }
  return found.filter((words) => LETTERS.test(words));
}

/** Developers read errors and the console; nobody else does. */
function isForDevelopers(node: Node): boolean {
  if (node.type === "NewExpression")
    return /Error$/u.test(String((node["callee"] as Node)["name"]));
  const callee = node.type === "CallExpression" ? (node["callee"] as Node) : null;
  return isNode(callee?.["object"]) && callee["object"]["name"] === "console";
}

/** What is only compared with is not shown. */
function isComparison(node: Node): boolean {
  return node.type === "BinaryExpression" && node["operator"] !== "+";
}

function sentences(source: Source): string[] {
  const { scripts } = source.tree as { scripts: unknown[] };
  const isShown = (node: Node): boolean => !isForDevelopers(node) && !isComparison(node);
  return scripts
    .flatMap((script) => [...nodes(script, isShown)])
    .flatMap((node) =>
      node.type === "Literal" || node.type === "TemplateLiteral" ? spoken(node) : [],
    )
    .filter((words) => SENTENCE.test(words));
}

/** Texts that a reader would see or hear although they are in no catalogue. */
export function strayTexts(source: Source): string[] {
  return [...markup(source), ...sentences(source)].map((words) => `${source.path}: ${words}`);
}
