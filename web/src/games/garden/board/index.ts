// The board of Queen's Garden as the screens show it.
export { default as Board } from "./Board.svelte";
export { flights, pace } from "./flights";
export { default as LogPieces } from "./LogPieces.svelte";
export { spots } from "./spots";
export { TIPS } from "./tips";
