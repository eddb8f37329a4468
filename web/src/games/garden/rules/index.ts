// The rules of Queen's Garden as the rules page shows them.
export { default as Art } from "../board/art/Art.svelte";
export { bookFor } from "./book";
export { factsOf } from "./facts";
