// The board of Summer Pavilion as the screens show it.
export { default as Board } from "./Board.svelte";
export { flights, pace } from "./flights";
export { mentioned } from "./mentioned";
export { pieceBox } from "./geometry";
export { spots } from "./spots";
export { TIPS } from "./tips";
