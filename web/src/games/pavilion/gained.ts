// What a turn of Summer Pavilion brings besides points: nothing that is not chosen.
export const gained = (): string[] => [];
