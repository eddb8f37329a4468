// The board of Queen's Garden as the screens show it.
export { default as Board } from "./Board.svelte";
export { flights, pace } from "./flights";
export { TIPS } from "./tips";
